import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { bend } from './river.ts';
import { Mark, River, Words, type WordsProps } from './TimelineParts.tsx';

export interface TimelineStopProps extends Omit<ComponentProps<'li'>, 'title' | 'children'>, WordsProps {
  /** The position of the water at the stop, in percent of the width, on wide screens. */
  at: number;
  /** The position at the end of the stop: the `at` of the next one. */
  to: number;
  /**
   * The side of the text on wide screens. `wide` is the end side with more room, for a stop with
   * its own picture.
   * @default 'start'
   */
  side?: 'start' | 'end' | 'wide';
  /**
   * For the first stop of a river that comes out of a picture above: at `at` on wide screens, in
   * the centre of the picture on phones.
   * @default false
   */
  isSource?: boolean;
  /** On the other side of the water; on phones below the text. */
  aside?: ReactNode;
}

const sides = {
  start: { words: 'nz:lg:col-start-1 nz:lg:col-end-6', aside: 'nz:lg:col-start-9 nz:lg:col-end-13' },
  end: { words: 'nz:lg:col-start-8 nz:lg:col-end-13', aside: 'nz:lg:col-start-1 nz:lg:col-end-6' },
  wide: { words: 'nz:lg:col-start-5 nz:lg:col-end-13', aside: 'nz:lg:col-start-1 nz:lg:col-end-3' },
};

/** One stop of a `Timeline`. */
export function TimelineStop({
  at,
  to,
  side = 'start',
  state,
  eyebrow,
  title,
  headingLevel,
  aside,
  isSource = false,
  className,
  children,
  ...props
}: TimelineStopProps) {
  const place = sides[side];
  return (
    <li
      data-slot="timeline-stop"
      data-state={state}
      className={cx('nz:relative', isSource && 'nz:max-lg:pt-26', className)}
      {...props}
    >
      {isSource ? <Source /> : null}
      <div className="nz:relative">
        <River
          viewBox="0 0 1000 100"
          courses={[bend(at, to)]}
          isJoined={!isSource}
          className="nz:inset-0 nz:size-full nz:max-lg:hidden"
        />
        <PhoneRiver isBendingOut={to <= at} />
        <Mark state={state} at={at} side={side === 'start' ? 'start' : 'end'} />
        <div
          className={cx(
            'nz:relative nz:grid nz:gap-6 nz:ps-18 nz:large-text:ps-[64px] nz:pe-gutter nz:pb-12 nz:lg:min-h-85 nz:lg:grid-cols-12 nz:lg:px-gutter nz:lg:pb-20',
            aside ? 'nz:md:max-lg:grid-cols-[3fr_2fr] nz:md:max-lg:gap-x-10' : '',
          )}
        >
          <Words
            eyebrow={eyebrow}
            title={title}
            headingLevel={headingLevel}
            state={state}
            className={cx('nz:lg:row-start-1', place.words)}
          >
            {children}
          </Words>
          {aside ? (
            <div
              data-slot="timeline-aside"
              className={cx('nz:min-w-0 nz:md:max-lg:pt-8 nz:lg:row-start-1 nz:lg:pt-8', place.aside)}
            >
              {aside}
            </div>
          ) : null}
        </div>
      </div>
    </li>
  );
}

/** From the picture above to the start of the lines, on phones. */
function Source() {
  return (
    <River
      viewBox="0 0 1000 100"
      courses={[{ x: 1000, on: 'C1000 62 0 34 0 101' }]}
      isJoined={false}
      className="nz:start-[32px] nz:top-0 nz:h-26 nz:w-[calc(50%-32px)] nz:lg:hidden"
    />
  );
}

/** On phones it runs along the start of the lines, bending slightly. */
function PhoneRiver({ isBendingOut }: { isBendingOut: boolean }) {
  const on = isBendingOut ? 'C32 20 40 30 38 50S32 80 32 101' : 'C32 20 26 30 28 50S32 80 32 101';
  return (
    <River
      viewBox="0 0 76 100"
      courses={[{ x: 32, on }]}
      className="nz:start-0 nz:top-0 nz:h-full nz:w-[76px] nz:lg:hidden"
    />
  );
}
