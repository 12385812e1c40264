import { PassThrough } from 'node:stream';
import { text as textIn } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * react-aria hides the inputs of switches and file pickers by these attributes. The security policy
 * forbids style attributes, and the design system hides the inputs by a class as well.
 */
const refusedStyles = [
  ' style="border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:absolute;width:1px;white-space:nowrap"',
  ' style="display:none"',
];

const withoutStyles = (markup: string) => refusedStyles.reduce((text, style) => text.replaceAll(style, ''), markup);

/** Unlike `renderToString`, rejects when a component throws inside a Suspense boundary. */
export function renderToText(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe } = renderToPipeableStream(element, {
      // Suspended content is never streamed out of order, which would need an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
      onAllReady: () => {
        if (failure) reject(failure);
        else resolve(textIn(pipe(new PassThrough())).then(withoutStyles));
      },
      onShellError: reject,
    });
  });
}
