import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** For the `ref` of an element: fills it with what a server renders, as it is before hydration. */
export const serverPage = (page: ReactElement) => (place: HTMLElement | null) => {
  if (place) place.innerHTML = renderToString(page);
};
