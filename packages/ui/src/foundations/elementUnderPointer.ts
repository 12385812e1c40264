/**
 * The element that a pointer in the centre of an element hits: simulated events do not test this.
 */
export function elementUnderPointer(element: Element): Element | null {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}
