import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { Logo } from '../../primitives/Logo/Logo.tsx';

/** The same word in one of several languages. */
export interface SplashWord {
  /** BCP 47 tag. */
  lang: string;
  text: string;
}

export interface SplashScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Whose site this is; it also names the status for a screen reader.
   * @default 'Nzete Foundation'
   */
  name?: string;
  /** The welcome in every language of the site: the visitor's own is not known yet. */
  welcomes?: readonly SplashWord[];
  /** What the link says that takes the welcomes' place after 12 seconds, in case the scripts never came. It loads the page again. */
  reload?: readonly SplashWord[];
}

const welcomesInFour: readonly SplashWord[] = [
  { lang: 'en', text: 'Welcome' },
  { lang: 'fr', text: 'Bienvenue' },
  { lang: 'ln', text: 'Boyei bolamu' },
  { lang: 'sw', text: 'Karibu' },
];

const reloadInFour: readonly SplashWord[] = [
  { lang: 'en', text: 'Reload' },
  { lang: 'fr', text: 'Recharger' },
  { lang: 'ln', text: 'Fungola lisusu' },
  { lang: 'sw', text: 'Pakia tena' },
];

/**
 * What shows until the application does: a rail that is woven within two seconds, and the welcome in four languages. It runs no script: render
 * it to static markup, put it with `@nzete/ui/splash.css` into the HTML, and remove it when the page stands behind it. Set `data-leaving` and
 * it fades out within 160 ms first.
 *
 * @example renderToStaticMarkup(<SplashScreen id="splash" />)
 */
export function SplashScreen({
  name = 'Nzete Foundation',
  welcomes = welcomesInFour,
  reload = reloadInFour,
  className,
  ...props
}: SplashScreenProps) {
  return (
    <div role="status" aria-label={name} data-slot="splash-screen" className={cx('nz-splash', className)} {...props}>
      <span className="nz-splash-heart" />
      <span className="nz-splash-hem" />
      <div className="nz-splash-middle">
        <Logo variant="woven" className="nz-splash-logo" />
        <p className="nz-splash-name">{name}</p>
        <div className="nz-splash-rail">
          <span className="nz-splash-woven" />
          <span className="nz-splash-end" />
        </div>
        <div className="nz-splash-words">
          <p>{inLanguages(welcomes)}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own, so the link loads it again */}
          <a href="">{inLanguages(reload)}</a>
        </div>
      </div>
    </div>
  );
}

const inLanguages = (words: readonly SplashWord[]) =>
  words.map(({ lang, text }) => (
    <span key={lang} lang={lang}>
      {text}{' '}
    </span>
  ));
