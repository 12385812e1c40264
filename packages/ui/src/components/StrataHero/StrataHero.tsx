import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { StrataEdge } from '../StrataSection/StrataEdge.tsx';
import type { StrataTone } from '../StrataSection/strata.ts';

/** The picture of a `StrataHero`. */
export interface StrataHeroPicture {
  src: string;
  /** Instead of `src` in the dark theme. Only the one that shows is loaded. */
  darkSrc?: string;
  /** What it shows, and that it is an illustration if it is one. */
  alt: string;
}

export interface StrataHeroProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's main heading. */
  title: ReactNode;
  /** One or two sentences. */
  description?: ReactNode;
  /** The sky at the upper edge has the colour of the ground, so that the text seems to be in it. */
  picture: StrataHeroPicture;
  /**
   * The stratum that follows.
   * @default 'soil'
   */
  below?: StrataTone;
}

/**
 * A page header: the text in a sky, and a torn edge down to the first stratum of the earth. It is
 * the first element of a page; a `StrataSection` follows.
 *
 * Slots: `strata-hero`, `strata-hero-title`, `strata-hero-description`, `strata-hero-picture`.
 *
 * @example
 * <StrataHero title="Responsible minerals" description="From the sky to the rock." picture={{ src: day, darkSrc: night, alt: 'Illustration: a hill' }} />
 */
export function StrataHero({ title, description, picture, below = 'soil', className, ...props }: StrataHeroProps) {
  const { src, darkSrc, alt } = picture;
  return (
    <header
      data-slot="strata-hero"
      className={cx('nz:mineral-sky nz:relative nz:isolate nz:overflow-hidden', className)}
      {...props}
    >
      <div className="nz:wrap nz:grid nz:gap-4 nz:pt-section">
        <h1 data-slot="strata-hero-title" className="nz:type-display nz:text-balance nz:hyphens-auto">
          {title}
        </h1>
        {description ? (
          <p data-slot="strata-hero-description" className="nz:type-lead nz:max-w-160 nz:text-pretty nz:text-text-2">
            {description}
          </p>
        ) : null}
      </div>
      {darkSrc ? (
        <>
          <HeroPicture src={src} alt={alt} loading="lazy" className="nz:only-light" />
          <HeroPicture src={darkSrc} alt={alt} loading="lazy" className="nz:only-dark" />
        </>
      ) : (
        <HeroPicture src={src} alt={alt} className="nz:block" />
      )}
      <StrataEdge tone={below} seed={1} className="nz:absolute nz:inset-x-0 nz:-bottom-px" />
    </header>
  );
}

const HeroPicture = ({ alt, className, ...props }: ComponentProps<'img'>) => (
  <img
    alt={alt}
    fetchPriority="high"
    data-slot="strata-hero-picture"
    className={cx(
      'nz:relative nz:-z-10 nz:mt-2 nz:aspect-4/3 nz:w-full nz:object-cover nz:object-[50%_0%] nz:max-sm:origin-[75%_0] nz:max-sm:scale-180 nz:sm:-mt-6 nz:sm:aspect-1200/432 nz:lg:-mt-28',
      className,
    )}
    {...props}
  />
);
