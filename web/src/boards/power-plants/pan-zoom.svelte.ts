/** Panning and zooming of the garden: by pointer, wheel, pinch, keys and buttons. */

import { untrack } from "svelte";
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";

import { fitted, middle, moved, shaped, showing, zoomed, type Window } from "./camera";
import { SIZE, type Box, type Point } from "./hexes";

interface PanZoomInit {
  svg: () => SVGSVGElement | undefined;
  /** The bounding box of the whole garden. */
  whole: () => Box;
  window: () => Window;
  duration: () => number;
  /** Whether buttons float over the garden. */
  keys: () => boolean;
}

const SLACK = 6; // pixels a pointer may move and still click

const KEYS = 52; // pixels taken by the buttons, which may lie below in a narrow window
const NARROW = 520;

export class PanZoom {
  /** Whether the garden was dragged since the pointer was pressed, so that its release is no click. */
  dragged = false;
  private readonly init: PanZoomInit;
  private readonly pointers = new Map<number, Point>();
  private start: Point | null = null;
  /** The part chosen by the user; null: everything. */
  private own = $state.raw<Box | null>(null);
  private readonly shown = new Tween<Box>({ x: -150, y: -150, width: 300, height: 300 });

  constructor(init: PanZoomInit) {
    this.init = init;
    let first = true;
    $effect.pre(() => {
      const target = this.target;
      const { width } = init.window();
      untrack(() => this.go(target, first ? 0 : init.duration()));
      if (width) first = false;
    });
  }

  get viewBox(): string {
    const { x, y, width, height } = this.shown.current;
    return [x, y, width, height].map((value) => value.toFixed(1)).join(" ");
  }

  /** Whether only a part is visible. */
  get near(): boolean {
    return this.own !== null;
  }

  fit(): void {
    this.own = null;
  }

  zoom(by: number, at: Point = middle(this.target), steady = false): void {
    this.moveTo(zoomed(this.target, by, at, this.everything), steady);
  }

  nudge(key: string): void {
    const step = this.target.width / 6;
    const dx = key === "ArrowLeft" ? -step : key === "ArrowRight" ? step : 0;
    const dy = key === "ArrowUp" ? -step : key === "ArrowDown" ? step : 0;
    this.moveTo(moved(this.target, dx, dy, this.everything));
  }

  /** Scroll a point into view. */
  show(point: Point): void {
    if (this.own) this.moveTo(showing(this.own, point, SIZE, this.everything));
  }

  /** The wheel zooms; zooming out further than everything scrolls the page instead. */
  wheel(event: WheelEvent): void {
    if (event.deltaY > 0 && !this.own) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 500), this.at(event.clientX, event.clientY), true);
  }

  press(event: PointerEvent): void {
    if (event.button > 0) return;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 1) this.dragged = false;
  }

  drag(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before || !this.start) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 2) this.pinch(event.pointerId, before, now);
    else if (this.dragged || distance(this.start, now) > SLACK) {
      if (!this.dragged) this.init.svg()?.setPointerCapture(event.pointerId);
      this.dragged = true;
      const unit = this.unit;
      const [dx, dy] = [(before.x - now.x) * unit, (before.y - now.y) * unit];
      this.moveTo(moved(this.target, dx, dy, this.everything), true);
    }
    this.pointers.set(event.pointerId, now);
  }

  release(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  private pinch(id: number, before: Point, now: Point): void {
    const other = [...this.pointers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    this.dragged = true;
    const by = distance(now, other) / Math.max(1, distance(before, other));
    this.zoom(by, this.at((now.x + other.x) / 2, (now.y + other.y) / 2), true);
  }

  /** Whether the buttons are below the garden rather than beside it: wherever they take less room. */
  get below(): boolean {
    const { width } = this.init.window();
    return width < NARROW && this.leaving(0, KEYS).width < this.leaving(KEYS, 0).width;
  }

  private get everything(): Box {
    const keys = this.init.keys() ? KEYS : 0;
    return this.below ? this.leaving(0, keys) : this.leaving(keys, 0);
  }

  private leaving(right: number, bottom: number): Box {
    return fitted(this.init.whole(), this.init.window(), { right, bottom });
  }

  private get target(): Box {
    return this.own ? shaped(this.own, this.init.window()) : this.everything;
  }

  /** Garden units in a pixel. */
  private get unit(): number {
    return this.target.width / Math.max(1, this.init.window().width);
  }

  private at(x: number, y: number): Point {
    const box = this.init.svg()?.getBoundingClientRect();
    const { target, unit } = this;
    return {
      x: target.x + (x - (box?.left ?? 0)) * unit,
      y: target.y + (y - (box?.top ?? 0)) * unit,
    };
  }

  private moveTo(box: Box, steady = false): void {
    this.own = box.width > this.everything.width * 1.02 ? null : box;
    if (steady) this.go(this.target, 0);
  }

  private go(box: Box, duration: number): void {
    void this.shown.set(box, { duration: Math.min(duration, 400), easing: cubicOut });
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
