'use client';

import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';
import { Sign, type SignName } from '../../primitives/Sign/Sign.tsx';
import { focusAreaStripsMessages } from './FocusAreaStrips.messages.ts';

export interface FocusArea {
  id: string;
  sign: SignName;
  title: ReactNode;
  /** A sentence or two. */
  description: ReactNode;
  /** The URL of the area's page. */
  href: string;
  /**
   * Cropped to a narrow strip while closed: `imageClassName` sets the crop (`nz:object-[46%_50%]`).
   */
  picture: PictureContent;
}

interface FocusAreaStripProps extends FocusArea {
  headingLevel: 2 | 3 | 4;
  isOpen: boolean;
  onToggle: () => void;
}

/** One panel: a picture, a heading button, and the text and link while it is open. */
export function FocusAreaStrip({
  sign,
  title,
  description,
  href,
  picture,
  headingLevel,
  isOpen,
  onToggle,
}: FocusAreaStripProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const part = isOpen ? open : closed;
  return (
    <li data-slot="focus-area-strip" className={cx(strip, part.strip, scriptless.strip)}>
      <Picture
        {...picture}
        isCut={false}
        className={cx('nz:-z-10 nz:inset-x-0 nz:top-0 nz:absolute!', part.picture, scriptless.picture)}
      />
      <div className={cx('nz:bg-bg', part.words, scriptless.words)}>
        <Heading>
          <button
            type="button"
            data-slot="focus-area-strip-title"
            id={`${id}title`}
            aria-expanded={isOpen}
            aria-controls={`${id}panel`}
            className={cx('nz:text-start nz:focus-ring-inset', part.name, scriptless.name)}
            onClick={onToggle}
          >
            <Sign name={sign} {...part.sign} />
            <span className="nz:min-w-0 nz:max-w-full">{title}</span>
          </button>
        </Heading>
        <div
          id={`${id}panel`}
          data-slot="focus-area-strip-panel"
          className={cx('nz:mt-2.5 nz:xl:mt-1 nz:xl:ps-17', part.panel, scriptless.panel)}
        >
          <p className="nz:max-w-measure nz:text-md nz:text-text-2">{description}</p>
          <Link id={`${id}link`} href={href} aria-labelledby={`${id}link ${id}title`} className="nz:mt-2.5">
            <FormattedMessage {...focusAreaStripsMessages.explore} />{' '}
            <ArrowRight aria-hidden="true" className="nz:bare" />
          </Link>
        </div>
      </div>
    </li>
  );
}

const strip = cx(
  'nz:ground-cloth nz:relative nz:isolate nz:flex nz:items-end nz:overflow-hidden nz:xl:min-w-0',
  'nz:xl:transition-[flex-grow] nz:xl:duration-(--nz-dur-base) nz:xl:ease-out',
);

/** While closed, the button covers the picture too. */
const closed = {
  strip: 'nz:min-h-19 nz:xl:grow nz:xl:basis-0',
  picture: 'nz:h-full nz:xl:h-[calc(100%-9.5rem)]',
  words: 'nz:xl:w-full',
  name: cx(
    'nz:flex nz:min-h-13 nz:items-center nz:gap-3 nz:large-text:flex-wrap nz:py-2.5 nz:ps-3 nz:pe-4 nz:large-text:px-2 nz:font-semibold nz:leading-tight nz:after:absolute nz:after:inset-0',
    'nz:xl:min-h-38 nz:xl:w-full nz:xl:flex-col nz:xl:items-start nz:xl:justify-between nz:xl:gap-2 nz:xl:pt-4 nz:xl:ps-2.5 nz:xl:pe-1 nz:xl:pb-3.5 nz:xl:text-xs nz:xl:hyphens-auto',
  ),
  // A class instead of the attribute `hidden`, which could not be overridden when JavaScript is
  // off.
  panel: 'nz:hidden',
  sign: { size: 'sm', className: 'nz:noscript:size-14' },
} as const;

const open = {
  strip: 'nz:pt-49 nz:md:pt-72 nz:xl:grow-[3.2] nz:xl:basis-0 nz:xl:pt-0',
  picture: 'nz:h-55 nz:md:h-78 nz:xl:h-[calc(100%-9.5rem)]',
  words:
    'nz:cut-corner nz:w-full nz:p-5 nz:large-text:px-2 nz:xl:min-h-38 nz:xl:px-6 nz:xl:py-4.5 nz:xl:[clip-path:none]',
  name: 'nz:flex nz:flex-col nz:items-start nz:gap-2.5 nz:type-h3 nz:xl:relative nz:xl:ps-17',
  panel: undefined,
  sign: { size: 'lg', className: 'nz:xl:absolute nz:xl:start-0 nz:xl:top-0 nz:noscript:static nz:noscript:size-14' },
} as const;

/**
 * When JavaScript is off, all panels are open, and the button looks like a heading that does not
 * cover the link.
 */
const scriptless = {
  strip: 'nz:noscript:items-stretch nz:noscript:pt-44',
  picture: 'nz:noscript:h-50',
  words: 'nz:noscript:w-full nz:noscript:p-5 nz:noscript:[clip-path:none]',
  name: cx(
    'nz:noscript:min-h-0 nz:noscript:cursor-default nz:noscript:flex-col nz:noscript:items-start nz:noscript:gap-2.5 nz:noscript:p-0 nz:noscript:type-h4',
    'nz:noscript:after:hidden',
  ),
  panel: 'nz:noscript:mt-2.5 nz:noscript:block nz:noscript:ps-0',
};
