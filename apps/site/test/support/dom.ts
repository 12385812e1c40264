/** Reads the parts of a page as a visitor names them. */
import { oneLine } from './site.ts';

type Part = ParentNode | null | undefined;

export const all = (part: Part, selector: string): Element[] => [...(part?.querySelectorAll(selector) ?? [])];

export const textOf = (element: Element | null | undefined) => oneLine(element?.textContent);

/** The texts of all elements that match. */
export const textsIn = (part: Part, selector: string) => all(part, selector).map(textOf);

/** The name of an element: its label, or the text of the elements that label it. */
export function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labels = ids.map((id) => textOf(element.ownerDocument.querySelector(`[id="${id}"]`)));
  return labels.join(' ') || oneLine(element.getAttribute('aria-label'));
}

/** The section, article, form or navigation with a name. */
export function partNamed(part: Part, name: string): Element | undefined {
  return all(part, 'section, article, form, nav, [role]').find((element) => nameOf(element) === name);
}

/** Where each link leads, by its text. */
export const linksIn = (part: Part): Record<string, string | null> =>
  Object.fromEntries(all(part, 'a[href]').map((link) => [nameOf(link) || textOf(link), link.getAttribute('href')]));

/** The elements that match and have a heading with a text. */
export const withHeading = (part: Part, selector: string, heading: string) =>
  all(part, selector).find((element) => textsIn(element, 'h1, h2, h3, h4').includes(heading));

/** The alternative texts of the pictures, those included that a browser loads later. */
export const pictureTextsIn = (part: Part): string[] =>
  all(part, 'img, [role="img"]').map(
    (picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? 'none',
  );
