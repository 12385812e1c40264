import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import { SplashBraid, SplashFoot, SplashSeam } from './SplashCloth.tsx';

/** The welcome in one language. */
export interface SplashWord {
  /** BCP 47 tag. */
  lang: string;
  text: string;
}

export interface SplashScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the site, which also names the status for screen readers. */
  name: string;
  /** The welcome in every language of the site: the visitor's language is not known yet. */
  welcomes?: readonly SplashWord[];
}

const welcomesInFour: readonly SplashWord[] = [
  { lang: 'en', text: 'Welcome' },
  { lang: 'fr', text: 'Bienvenue' },
  { lang: 'ln', text: 'Boyei bolamu' },
  { lang: 'sw', text: 'Karibu' },
];

/**
 * Covers the page for its first two seconds: a rail that fills up, and the welcome in four
 * languages. It needs no JavaScript: render it to static markup and put it with
 * `@nzete/ui/splash.css` into the HTML. It fades out 2000 ms after the first paint, and hides at
 * once when keyboard focus reaches the page below. To end it earlier, set `data-leaving`: it fades
 * out within 160 ms. For assistive technology it is only a status with the site's name; the page
 * below is accessible from the start.
 *
 * Slots: `splash-screen`.
 *
 * @example renderToStaticMarkup(<SplashScreen id="splash" name="Lake Trust" />)
 */
export function SplashScreen({ name, welcomes = welcomesInFour, className, ...props }: SplashScreenProps) {
  return (
    <div role="status" aria-label={name} data-slot="splash-screen" className={cx('nz-splash', className)} {...props}>
      <div aria-hidden="true" className="nz-splash-middle">
        <SplashSeam />
        <SplashFoot />
        <Logo variant="woven" className="nz-splash-logo" />
        <p className="nz-splash-name">{name}</p>
        <div className="nz-splash-rail">
          <span>
            <SplashBraid />
          </span>
        </div>
        <p className="nz-splash-words">
          {welcomes.map(({ lang, text }) => (
            <span key={lang} lang={lang}>
              {text}{' '}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
