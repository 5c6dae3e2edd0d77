/** Arrow keys move the focus through the buttons of a group. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function moveFocus(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const button = event.currentTarget as HTMLButtonElement;
  const group = button.closest('[role="group"]');
  if (!step || !group) return;
  const buttons = [...group.querySelectorAll("button")];
  const next = buttons.indexOf(button) + step;
  buttons[(next + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}
