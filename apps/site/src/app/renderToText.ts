import { PassThrough } from 'node:stream';
import { text as textIn } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * By this attribute react-aria hides the input of a switch. The policy refuses every style attribute in a page, and the design system hides
 * the input by a class as well.
 */
const refusedStyle =
  ' style="border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:absolute;width:1px;white-space:nowrap"';

/** The markup of an element, in one piece. Unlike `renderToString` it rejects when a component throws inside a Suspense boundary. */
export function renderToText(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe } = renderToPipeableStream(element, {
      // Never a part behind the rest, which an inline script would have to put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
      onAllReady: () => {
        if (failure) reject(failure);
        else resolve(textIn(pipe(new PassThrough())).then((markup) => markup.replaceAll(refusedStyle, '')));
      },
      onShellError: reject,
    });
  });
}
