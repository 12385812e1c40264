/** What a pointer in the middle of an element presses: the browser's answer, which a simulated event does not ask for. */
export function pointedAt(element: Element): Element | null {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}
