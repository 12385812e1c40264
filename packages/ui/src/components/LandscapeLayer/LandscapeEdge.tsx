import { cx } from '../../internal/cx.ts';

/** What of the layer below shows at the foot of each layer. */
export type LandscapeTone = 'crowns' | 'trunks' | 'ground' | 'river';

const foot = 'nz:pointer-events-none nz:absolute nz:inset-x-0 nz:-bottom-px nz:-z-10';

/** The colour of the water where light still comes. */
export const riverColour =
  'nz:[--nz-river:color-mix(in_oklab,var(--nz-light-water)_62%,var(--nz-light-on-water-soft))]';

/** The lower edge of a layer, into which the ground of the next one grows. Decorative. */
export function LandscapeEdge({ tone }: { tone: LandscapeTone }) {
  if (tone === 'crowns') return <Treetops className="nz:[--nz-cloth-sunk:var(--nz-cloth)]" />;
  if (tone === 'trunks') return <Treetops className="nz:-scale-x-100" />;
  return tone === 'ground' ? <WaterSurface /> : <RiverBed />;
}

function Treetops({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('nz:scenery-treeline nz:h-14 nz:lg:h-22', foot, className)} />;
}

/** The bank and the surface of the river. */
function WaterSurface() {
  return (
    <svg
      viewBox="0 0 1280 72"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx('nz:h-10 nz:w-full nz:lg:h-18', foot, riverColour)}
    >
      <path d="M0 26C220-4 420 4 640 22s440 24 640-8V72H0Z" className="nz:fill-(--nz-light-line)" />
      <path d="M0 36C220 6 420 14 640 32s440 24 640-8V72H0Z" className="nz:fill-(--nz-light-water)" />
      <path d="M0 58c200-26 420-14 640-4s440 8 640-10V72H0Z" className="nz:fill-(--nz-river)" />
    </svg>
  );
}

/** The dark water at the foot, and the bed of the river, which a footer continues. */
function RiverBed() {
  return (
    <>
      <svg
        viewBox="0 0 1280 160"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={cx('nz:h-24 nz:w-full nz:forced-colors:hidden nz:lg:h-40', foot)}
      >
        <path d="M0 44C260 4 430 76 720 60S1120 14 1280 50V160H0Z" className="nz:fill-(--nz-light-on-water-soft)" />
      </svg>
      <Treetops />
    </>
  );
}
