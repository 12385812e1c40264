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
  /** The page of the area. */
  href: string;
  /** Cropped to a narrow strip when closed: `imageClassName` says where (`object-[46%_50%]`). */
  picture: PictureContent;
}

interface FocusAreaStripProps extends FocusArea {
  headingLevel: 2 | 3 | 4;
  isOpen: boolean;
  onOpen: () => void;
}

/** One panel: its picture, its name as a button, and when it is open the words and the link. */
export function FocusAreaStrip({
  sign,
  title,
  description,
  href,
  picture,
  headingLevel,
  isOpen,
  onOpen,
}: FocusAreaStripProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const part = isOpen ? open : closed;
  return (
    <li className={cx(strip, part.strip, scriptless.strip)}>
      <Picture
        {...picture}
        isCut={false}
        className={cx('-z-10 inset-x-0 top-0 absolute!', part.picture, scriptless.picture)}
      />
      <div className={cx('bg-bg', part.words, scriptless.words)}>
        <Heading>
          <button
            type="button"
            id={`${id}title`}
            aria-expanded={isOpen}
            aria-controls={`${id}panel`}
            // One panel is always open: pressing the open one does nothing.
            aria-disabled={isOpen || undefined}
            className={cx('text-start focus-ring-inset', part.name, scriptless.name)}
            onClick={onOpen}
          >
            <Sign name={sign} {...part.sign} />
            <span className="min-w-0 max-w-full">{title}</span>
          </button>
        </Heading>
        <div id={`${id}panel`} className={cx('mt-2.5 xl:mt-1 xl:ps-17', part.panel, scriptless.panel)}>
          <p className="max-w-measure text-md text-text-2">{description}</p>
          <Link id={`${id}link`} href={href} aria-labelledby={`${id}link ${id}title`} className="mt-2.5">
            <FormattedMessage {...focusAreaStripsMessages.explore} /> <ArrowRight aria-hidden="true" />
          </Link>
        </div>
      </div>
    </li>
  );
}

const strip = cx(
  'scenery ground-cloth relative isolate flex items-end overflow-hidden xl:min-w-0',
  'xl:transition-[flex-grow] xl:duration-(--nz-dur-base) xl:ease-out',
);

/** Closed, the button reaches over the picture too. */
const closed = {
  strip: 'min-h-19 xl:grow xl:basis-0',
  picture: 'h-full xl:h-[calc(100%-9.5rem)]',
  words: 'xl:w-full',
  name: cx(
    'flex min-h-13 items-center gap-3 py-2.5 ps-3 pe-4 font-semibold leading-tight after:absolute after:inset-0',
    'xl:min-h-38 xl:w-full xl:flex-col xl:items-start xl:justify-between xl:gap-2 xl:pt-4 xl:ps-2.5 xl:pe-1 xl:pb-3.5 xl:text-sm xl:hyphens-auto',
  ),
  // A class and not the attribute `hidden`, which nothing could show again where scripts are off.
  panel: 'hidden',
  sign: { size: 'sm', className: 'noscript:size-14' },
} as const;

const open = {
  strip: 'pt-49 md:pt-72 xl:grow-[3.6] xl:basis-0 xl:pt-0',
  picture: 'h-55 md:h-78 xl:h-[calc(100%-9.5rem)]',
  words: 'cut-corner w-full p-5 xl:min-h-38 xl:px-6 xl:py-4.5 xl:[clip-path:none]',
  name: 'flex cursor-default flex-col items-start gap-2.5 type-h3 xl:relative xl:ps-17',
  panel: undefined,
  sign: { size: 'lg', className: 'xl:absolute xl:start-0 xl:top-0 noscript:static noscript:size-14' },
} as const;

/** Where scripts are off nothing can be opened: every panel shows, and the button looks like a heading and leaves the link its press. */
const scriptless = {
  strip: 'noscript:items-stretch noscript:pt-44',
  picture: 'noscript:h-50',
  words: 'noscript:w-full noscript:p-5 noscript:[clip-path:none]',
  name: cx(
    'noscript:min-h-0 noscript:cursor-default noscript:flex-col noscript:items-start noscript:gap-2.5 noscript:p-0 noscript:type-h4',
    'noscript:after:hidden',
  ),
  panel: 'noscript:mt-2.5 noscript:block noscript:ps-0',
};
