import { describe, expect, it } from "vitest";

import { gestureOf } from "../../src/boards/drag";

describe("a pointer on a piece", () => {
  it("drags as soon as a mouse or a pen moves", () => {
    expect(gestureOf("mouse", 3, 900)).toBe("press");
    expect(gestureOf("mouse", 20, 10)).toBe("drag");
    expect(gestureOf("pen", 20, 10)).toBe("drag");
  });

  it("scrolls with a finger that moves at once, and draggable with one that has rested", () => {
    expect(gestureOf("touch", 20, 50)).toBe("scroll");
    expect(gestureOf("touch", 3, 50)).toBe("press");
    expect(gestureOf("touch", 3, 400)).toBe("press");
    expect(gestureOf("touch", 20, 400)).toBe("drag");
  });
});
