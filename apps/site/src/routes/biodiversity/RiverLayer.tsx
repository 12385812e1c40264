import { LinkButton } from '@nzete/ui/LinkButton';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { Layer } from './Layer.tsx';
import { messages } from './messages.ts';

/** The lowest layer, where it gets light again: what a reader can do. */
export function RiverLayer() {
  return (
    <Layer height={-3} place={messages.river} title={messages.closing} ground={`${river} ${water}`} edge={<RiverBed />}>
      <p className="nz:type-lead nz:max-w-measure nz:text-pretty nz:lg:col-span-5 nz:lg:col-start-3">
        <FormattedMessage {...messages.closingText} />
      </p>
      <div className="nz:flex nz:flex-wrap nz:items-end nz:gap-3 nz:lg:col-span-5 nz:lg:justify-end">
        <LinkButton href={paths.donate} variant="give" size="lg">
          <FormattedMessage {...messages.donate} />
        </LinkButton>
        <LinkButton href={paths.volunteers} size="lg">
          <FormattedMessage {...messages.volunteer} />
          <ArrowRight aria-hidden="true" className="nz:rtl:-scale-x-100" />
        </LinkButton>
      </div>
    </Layer>
  );
}

const wave = 'nz:pointer-events-none nz:absolute nz:inset-x-0 nz:-bottom-px nz:-z-10 nz:w-full';
const water = 'nz:bg-(--nz-river) nz:[--nz-text-muted:var(--nz-dark-on-water-soft)]';
/** The lighter colour of the upper water. */
const river = 'nz:[--nz-river:color-mix(in_oklab,var(--nz-light-water)_62%,var(--nz-light-on-water-soft))]';

/** The dark water at the bottom, and the riverbed, which the footer continues. */
function RiverBed() {
  return (
    <>
      <svg
        viewBox="0 0 1280 160"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`${wave} nz:h-24 nz:forced-colors:hidden nz:lg:h-40`}
      >
        <path d="M0 44C260 4 430 76 720 60S1120 14 1280 50V160H0Z" className="nz:fill-(--nz-light-on-water-soft)" />
      </svg>
      <span
        aria-hidden="true"
        className="nz:scenery-treeline nz:pointer-events-none nz:absolute nz:inset-x-0 nz:-bottom-px nz:-z-10 nz:h-14 nz:lg:h-22"
      />
    </>
  );
}

/** The bank and the surface of the river, at the bottom of the layer above it. */
export function WaterEdge() {
  return (
    <svg
      viewBox="0 0 1280 72"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`${wave} nz:h-10 nz:lg:h-18 ${river}`}
    >
      <path d="M0 26C220-4 420 4 640 22s440 24 640-8V72H0Z" className="nz:fill-(--nz-light-line)" />
      <path d="M0 36C220 6 420 14 640 32s440 24 640-8V72H0Z" className="nz:fill-(--nz-light-water)" />
      <path d="M0 58c200-26 420-14 640-4s440 8 640-10V72H0Z" className="nz:fill-(--nz-river)" />
    </svg>
  );
}
