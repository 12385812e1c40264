import { median } from '../lib/quantile.ts';
import { table, thousands } from '../lib/table.ts';
import type { Costs } from './first-visits.ts';
import type { Interacted } from './interact.ts';
import { holds, limitWords, type Numbers, times } from './limits.ts';
import { type Measure, measures } from './measures.ts';

export interface Reported {
  text: string;
  /** The exceeded limits. */
  exceeded: string[];
}

function numbersOf({ of, needsSplash }: Measure, { site, floor, base }: Costs): Numbers {
  return {
    site: median(site.map(of)),
    ...(!needsSplash && { floor: median(floor.map(of)) }),
    ...(base && { base: median(base.map(of)) }),
  };
}

/** The medians of every build with their limits: one disturbed visit does not change a median. */
export function reportVisits(costs: Costs): Reported {
  const exceeded: string[] = [];
  const rows = measures.map((measure): string[] => {
    const { what, digits, limits = {} } = measure;
    const show = digits === undefined ? thousands : (value: number) => value.toFixed(digits);
    const numbers = numbersOf(measure, costs);
    const isExceeded = !holds(numbers, limits);
    if (isExceeded) exceeded.push(what.trim());
    const beside = (other: number | undefined) => [other === undefined ? '' : show(other), times(numbers.site, other)];
    return [
      what,
      show(numbers.site),
      ...beside(numbers.floor),
      ...(costs.base ? beside(numbers.base) : []),
      limitWords(limits, show),
      isExceeded ? 'OVER' : '',
    ];
  });
  const base = costs.base ? ['base', 'x base'] : [];
  const heading = [
    `home, ${costs.site.length} first visits, medians`,
    'site',
    'floor',
    'x floor',
    ...base,
    'at most',
    '',
  ];
  const texts = new Set(costs.site.flatMap(({ sawLoading }) => sawLoading));
  const seen = texts.size > 0 ? `\nSeen after the splash: ${[...texts].join(', ')}` : '';
  return { text: table(heading, rows) + seen, exceeded };
}

/** The next paint after an input may take this many times as long as with bare elements. */
const TIMES_BARE = 2;

/** The interactions, compared with bare elements. */
export function reportInteractions(all: Interacted[]): Reported {
  const isExceeded = ({ site, bare }: Interacted) =>
    !holds({ site: site.nextPaint, floor: bare.nextPaint }, { timesFloor: TIMES_BARE });
  const rows = all.map((one) => [
    one.what,
    one.site.nextPaint.toFixed(1),
    one.bare.nextPaint.toFixed(1),
    times(one.site.nextPaint, one.bare.nextPaint),
    TIMES_BARE.toFixed(2),
    isExceeded(one) ? 'OVER' : '',
    one.site.shown.toFixed(1),
    one.bare.shown.toFixed(1),
    times(one.site.shown, one.bare.shown),
  ]);
  const heading = ['interaction', 'next paint, ms', 'bare', 'x bare', 'at most', '', 'shown, ms', 'bare', 'x bare'];
  return { text: table(heading, rows), exceeded: all.filter(isExceeded).map(({ what }) => what) };
}
