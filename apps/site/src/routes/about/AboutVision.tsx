import type { AboutVision as Vision } from '@nzete/api-client/foundation';
import { Figure } from '@nzete/ui/Figure';
import { Link } from '@nzete/ui/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './sections.messages.ts';
import { wood } from './TreeCut.tsx';
import { usePlus } from './usePlus.ts';

const compact = { notation: 'compact' } as const;

/** The next ring: three aims, each with the year by which it should be reached. */
export function AboutVision({ vision }: { vision: Vision }) {
  const { formatMessage } = useIntl();
  const plus = usePlus();
  const aims = [
    { value: vision.trees, label: messages.visionTrees },
    { value: vision.communities, label: messages.visionCommunities },
    { value: vision.lives, label: messages.visionLives },
  ];
  return (
    <section aria-labelledby="about-vision" className="nz:overflow-clip nz:pt-section">
      <div className="nz:wrap nz:grid nz:gap-4 nz:lg:grid-cols-[7fr_5fr] nz:lg:gap-16">
        <h2 id="about-vision" className="nz:type-h1">
          {vision.title}
        </h2>
        <div className="nz:grid nz:content-start nz:gap-4">
          <p className="nz:type-lead nz:text-pretty nz:text-text-2">{vision.description}</p>
          <p className="nz:text-pretty nz:text-text-muted">
            <FormattedMessage {...messages.visionNote} />{' '}
            <Link href={paths.reports} variant="inline">
              <FormattedMessage {...messages.reports} />
            </Link>
          </p>
        </div>
        <div className="nz:mt-6 nz:min-w-0 nz:lg:col-span-2 nz:lg:mt-2">
          <ul className="nz:relative nz:z-1 nz:grid nz:gap-y-5 nz:sm:grid-cols-3">
            {aims.map(({ value, label }) => (
              <li key={label.id} className={aim}>
                <Figure
                  value={plus(value, compact)}
                  label={formatMessage(label)}
                  className="nz:max-sm:grid-cols-[7rem_1fr] nz:max-sm:items-baseline nz:sm:justify-items-center nz:sm:text-center nz:lg:[&_[data-slot=figure-value]]:text-[4.5rem]"
                />
              </li>
            ))}
          </ul>
          <NextRing />
        </div>
      </div>
    </section>
  );
}

/** Each aim has a diamond on the dashed arc below it; the outer aims are lower, like the arc. */
const aim = [
  'nz:bare nz:relative nz:px-2 nz:max-sm:last:pb-8 nz:max-sm:border-line-strong nz:max-sm:border-t-[1.5px] nz:max-sm:border-dashed nz:max-sm:px-0 nz:max-sm:pt-5',
  'nz:sm:pb-9 nz:sm:odd:top-[3vw] nz:lg:pb-11 nz:xl:odd:top-9',
  'nz:sm:after:absolute nz:sm:after:start-1/2 nz:sm:after:bottom-0 nz:sm:after:size-4 nz:sm:after:-translate-x-1/2 nz:sm:after:translate-y-1/2 nz:sm:after:rotate-45 nz:sm:after:border-[3px] nz:sm:after:border-line-strong nz:sm:after:bg-bg nz:forced-colors:after:hidden',
].join(' ');

/**
 * The upper edge of the tree, enlarged: wood, bark, and the next ring as a dashed line. Wider than
 * its box.
 */
function NextRing() {
  const arc = (top: number) => `M-900 ${top + 591}A2200 2200 0 0 1 2100 ${top + 591}`;
  return (
    <svg
      viewBox="0 0 1200 230"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className={`nz:block nz:h-40 nz:w-full nz:overflow-visible nz:sm:aspect-[1200/230] nz:sm:h-auto nz:forced-colors:hidden ${wood}`}
    >
      <path
        d={arc(0)}
        className="nz:fill-none nz:stroke-line-strong nz:stroke-[2.5] nz:[stroke-dasharray:4_12] nz:[stroke-linecap:round]"
      />
      <path d={`${arc(64)}V1200H-900Z`} className="nz:fill-(--nz-light-on-give-soft)" />
      <path d={`${arc(86)}V1200H-900Z`} className="nz:fill-(--nz-wood-3)" />
      {[104, 128, 147, 171, 190, 211].map((top) => (
        <path
          key={top}
          d={arc(top)}
          className="nz:fill-none nz:stroke-(--nz-light-on-give-soft) nz:stroke-[1.5] nz:opacity-45"
        />
      ))}
    </svg>
  );
}
