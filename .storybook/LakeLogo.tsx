import type { ComponentProps } from 'react';

/** The logo of the second brand: a hill and its reflection in a lake. */
export function LakeLogo(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" {...props}>
      <path d="M4 22L24 4l20 18z" fill="currentColor" />
      <path d="M4 27h40L24 44z" fill="var(--nz-offbeat)" />
    </svg>
  );
}
