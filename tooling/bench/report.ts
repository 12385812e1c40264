import { median } from '../lib/median.ts';
import { table, thousands } from '../lib/table.ts';
import { holds, limitWords, type Numbers, times } from './limits.ts';
import type { Cost, Measure } from './measures.ts';

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
export function report(measures: Measure[], costs: Costs): { text: string; exceeded: string[] } {
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
