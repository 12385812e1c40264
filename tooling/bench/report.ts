import { median } from '../lib/median.ts';
import { table, thousands } from '../lib/table.ts';
import type { Interacted } from './interact.ts';
import { holds, limitWords, type Numbers, times } from './limits.ts';
import type { Cost, Measure } from './measures.ts';

export interface Reported {
  text: string;
  /** What is over its limit. */
  exceeded: string[];
}

/** The visits of each build. */
export interface Costs {
  site: Cost[];
  floor: Cost[];
  base?: Cost[];
}

const shown = ({ digits }: Measure) => (digits === undefined ? thousands : (value: number) => value.toFixed(digits));

function numbersOf({ of, needsSplash }: Measure, { site, floor, base }: Costs): Numbers {
  const typical = (costs: Cost[]) => median(costs.map(of));
  return {
    site: typical(site),
    ...(!needsSplash && { floor: typical(floor) }),
    ...(base && { base: typical(base) }),
  };
}

/** The medians of every build beside their limits, and what breaks them: another program may disturb one visit, not the typical one. */
export function report(measures: Measure[], costs: Costs): Reported {
  const exceeded: string[] = [];
  const cells = (measure: Measure): string[] => {
    const { what, of, limits = {} } = measure;
    const show = shown(measure);
    const numbers = numbersOf(measure, costs);
    const isExceeded = !holds(numbers, limits);
    if (isExceeded) exceeded.push(what.trim());
    const beside = (other: number | undefined) => [other === undefined ? '' : show(other), times(numbers.site, other)];
    return [
      what,
      show(numbers.site),
      show(Math.max(...costs.site.map(of))),
      ...beside(numbers.floor),
      ...(costs.base ? beside(numbers.base) : []),
      limitWords(costs.base ? limits : { ...limits, timesBase: undefined }, show),
      isExceeded ? 'TOO MUCH' : '',
    ];
  };
  const heading = [
    `home, ${costs.site.length} first visits, medians`,
    'site',
    'worst',
    'floor',
    'x floor',
    ...(costs.base ? ['base', 'x base'] : []),
    'at most',
    '',
  ];
  return { text: table(heading, measures.map(cells)), exceeded };
}

/** The next paint after an input, at most so many times that of bare elements. */
const TIMES_BARE = 2;

/** The interactions beside the same on bare elements. */
export function reportInteractions(all: Interacted[]): Reported {
  const exceeded: string[] = [];
  const cells = ({ what, site, bare }: Interacted): string[] => {
    const isExceeded = !holds({ site: site.nextPaint, floor: bare.nextPaint }, { timesFloor: TIMES_BARE });
    if (isExceeded) exceeded.push(what);
    return [
      what,
      site.nextPaint.toFixed(1),
      bare.nextPaint.toFixed(1),
      times(site.nextPaint, bare.nextPaint),
      TIMES_BARE.toFixed(2),
      isExceeded ? 'TOO MUCH' : '',
      site.shown.toFixed(1),
      bare.shown.toFixed(1),
      times(site.shown, bare.shown),
    ];
  };
  const heading = ['interaction', 'next paint, ms', 'bare', 'x bare', 'at most', '', 'shown, ms', 'bare', 'x bare'];
  return { text: table(heading, all.map(cells)), exceeded };
}
