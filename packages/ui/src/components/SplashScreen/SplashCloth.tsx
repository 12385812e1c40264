import type { ComponentProps } from 'react';

/*
 * Inline SVG: a browser parses a picture in a stylesheet as a separate document, which costs a slow
 * phone tens of milliseconds. The ids are fixed, because the markup is rendered once for all pages.
 */

/** The seam at the top. */
export function SplashSeam() {
  return (
    <svg aria-hidden="true" className="nz-splash-cloth" viewBox="-18 -6 36 48">
      <Cloth id="nz-splash-seam" viewBox="0 -6 36 48" y="-6" width="36" height="48" coverHeight="48">
        <Threads
          strokeWidth="1.8"
          d="M-18 30.9l36-36 16.6 16.6M-18 36l36-36 14 14M-18 41.1l36-36 11.5 11.5M6.5 19.4l11.5 11.5 36-36M4 22l14 14 36-36M1.4 24.5l16.6 16.6 36-36"
        />
        <path d="M18 13.5l4.5 4.5-4.5 4.5-4.5-4.5z" />
      </Cloth>
    </svg>
  );
}

/** The lattice at the bottom, with the hem over its upper edge. */
export function SplashFoot() {
  return (
    <svg aria-hidden="true" className="nz-splash-cloth">
      <Cloth id="nz-splash-lattice" viewBox="0 72 36 36" y="34" width="54" height="54" coverHeight="4e3">
        <Threads
          strokeWidth="1.7"
          d="M-16.6 101.2l27.8-27.8M-13.9 103.9l27.8-27.8M-11.2 106.6l27.8-27.8M19.4 101.2l27.8-27.8M22.1 103.9l27.8-27.8M24.8 106.6l27.8-27.8M6.8 55.4l27.8 27.8M4.1 58.1l27.8 27.8M1.4 60.8l27.8 27.8M6.8 91.4l27.8 27.8M4.1 94.1l27.8 27.8M1.4 96.8l27.8 27.8"
        />
        <path d="M18 85.8l4.2 4.2-4.2 4.2-4.2-4.2zM0 67.8l4.2 4.2-4.2 4.2-4.2-4.2zM36 67.8l4.2 4.2-4.2 4.2-4.2-4.2zM0 103.8l4.2 4.2-4.2 4.2-4.2-4.2zM36 103.8l4.2 4.2-4.2 4.2-4.2-4.2z" />
      </Cloth>
      <Cloth id="nz-splash-hem" width="108" height="92" coverHeight="92">
        <path fill="var(--nz-splash-ground)" d="M0 0h108v34H96L54 76 12 34H0z" />
        <Threads d="M-6 28l6-6 54 54 54-54 6 6M-6 16l6-6 54 54 54-54 6 6M-6 40l6-6 54 54 54-54 6 6" strokeWidth="3" />
      </Cloth>
    </svg>
  );
}

/** The finished rail. */
export function SplashBraid() {
  return (
    <svg aria-hidden="true">
      <Cloth id="nz-splash-braid" viewBox="0 -4 18 26" width="18" height="26" coverHeight="26">
        <Threads
          strokeWidth="1.7"
          d="M-9 15.3l18-18 8.1 8.1M-9 20.7l18-18 5.4 5.4M3.6 9.9l5.4 5.4 18-18M.9 12.6l8.1 8.1 18-18"
        />
      </Cloth>
    </svg>
  );
}

interface ClothProps extends ComponentProps<'pattern'> {
  id: string;
  coverHeight: string;
}

/** A pattern and the area it fills: wider than any screen, because it is clipped at the edges. */
const Cloth = ({ coverHeight, ...pattern }: ClothProps) => (
  <>
    <pattern patternUnits="userSpaceOnUse" {...pattern} />
    <rect x="-4e3" y={pattern.y} width="8e3" height={coverHeight} fill={`url(#${pattern.id})`} />
  </>
);

const Threads = (props: ComponentProps<'path'>) => <path fill="none" stroke="currentColor" {...props} />;
