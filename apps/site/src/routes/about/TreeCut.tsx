import { ring } from './rings.ts';

/** From the bark inwards, the newest period first. Each is wood with a line for every year. */
const periods = [
  { outer: 168, inner: 112, fill: 'nz:fill-(--nz-wood-3)' },
  { outer: 112, inner: 58, fill: 'nz:fill-(--nz-wood-2)' },
  { outer: 58, inner: 14, fill: 'nz:fill-(--nz-wood-1)' },
];
const YEARS = 3;

/** The colours of the wood, the same in light and dark. */
export const wood =
  'nz:[--nz-wood-1:var(--nz-light-give)] nz:[--nz-wood-2:color-mix(in_oklab,var(--nz-light-give)_62%,var(--nz-light-warning-soft))] nz:[--nz-wood-3:color-mix(in_oklab,var(--nz-light-give)_30%,var(--nz-light-warning-soft))]';

interface TreeCutProps {
  /** The text alternative of the drawing. */
  label: string;
  /** The years at the rings: the three periods from the centre outwards, then the next ring. */
  years: readonly [string, string, string, string];
}

/**
 * The cross-section of a tree: three periods of growth, the bark, and the next ring as a dashed
 * line.
 */
export function TreeCut({ label, years: [first, second, third, next] }: TreeCutProps) {
  return (
    <svg viewBox="-220 -220 440 440" role="img" aria-label={label} className={`nz:w-full ${wood}`}>
      <path
        d={ring(206, 5, 0.02)}
        className="nz:fill-none nz:stroke-line-strong nz:stroke-2 nz:[stroke-dasharray:3_9] nz:[stroke-linecap:round]"
      />
      <path d={ring(180, 1)} className="nz:fill-(--nz-light-on-give-soft)" />
      {periods.map(({ outer, inner, fill }, index) => (
        <g key={outer}>
          <path d={ring(outer, index + 1)} className={fill} />
          {Array.from({ length: YEARS }, (_, year) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a year is its place in the ring
              key={year}
              d={ring(outer - ((year + 1) * (outer - inner)) / (YEARS + 1), index + year / 3 + 1)}
              className="nz:fill-none nz:stroke-(--nz-light-on-give-soft) nz:stroke-[1.2] nz:opacity-45"
            />
          ))}
        </g>
      ))}
      {/* The four quarters, as if sawn. */}
      <path d="M-152 0H152M0-152V152" className="nz:fill-none nz:stroke-(--nz-light-on-give-soft) nz:stroke-2" />
      <path d="M0-13L13 0L0 13L-13 0Z" className="nz:fill-offbeat" />
      {[
        { year: first, y: -36 },
        { year: second, y: -85 },
        { year: third, y: -140 },
      ].map(({ year, y }) => (
        <g key={year} transform={`translate(0 ${y})`}>
          <rect x={-25} y={-11} width={50} height={22} className="nz:fill-(--nz-light-on-give-soft)" />
          <text
            y={5.5}
            textAnchor="middle"
            className="nz:fill-(--nz-light-give-soft) nz:text-[15px] nz:font-bold nz:tabular-nums"
          >
            {year}
          </text>
        </g>
      ))}
      <g transform="translate(0 -206)">
        <rect x={-25} y={-11} width={50} height={22} className="nz:fill-sunk" />
        <text y={5.5} textAnchor="middle" className="nz:fill-text nz:text-[15px] nz:font-bold nz:tabular-nums">
          {next}
        </text>
      </g>
    </svg>
  );
}
