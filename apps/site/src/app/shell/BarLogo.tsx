import { useId } from 'react';

/** The logo of the settings in the colour of the bar's text, which is light over a dark picture. */
export function BarLogo({ src }: { src: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 44 52" aria-hidden="true" data-logo={src}>
      <mask id={id} mask-type="alpha">
        <image href={src} width="44" height="52" />
      </mask>
      <rect width="44" height="52" fill="currentColor" mask={`url(#${id})`} />
    </svg>
  );
}
