import { join } from 'node:path';
import type { Static } from 'typebox';
import type { ContentResource } from '../content-resource.ts';
import { problemAt } from '../json-file.ts';
import { about } from '../resources/about.ts';
import { hero } from '../resources/hero.ts';
import { impactMetrics } from '../resources/impact-metrics.ts';
import { reports } from '../resources/reports.ts';
import { validSource } from '../source-files.ts';

type Metrics = Static<(typeof impactMetrics)['answer']>;

/** A number that is in another file too, or can be counted there. */
interface Claim {
  figure: keyof Metrics;
  other: ContentResource;
  count: number;
}

// The casts: `validSource` has compared each with its schema, and numbers and states are the same in every language.

async function claimsOfReports(folder: string): Promise<Claim[]> {
  const source = (await validSource(folder, reports)) as Static<typeof reports.answer> | undefined;
  if (!source) return [];
  const count = (wanted: string) => source.filter(({ status }) => status === wanted).length;
  return [
    { figure: 'totalReports', other: reports, count: source.length },
    { figure: 'published', other: reports, count: count('Published') },
    { figure: 'inProgress', other: reports, count: count('In Progress') },
  ];
}

async function claimsOfTrees(folder: string): Promise<Claim[]> {
  const first = (await validSource(folder, hero)) as Static<typeof hero.answer> | undefined;
  const journey = (await validSource(folder, about)) as Static<typeof about.answer> | undefined;
  return [
    ...(first ? [{ figure: 'treesPlanted' as const, other: hero, count: first.stats.trees }] : []),
    ...(journey ? [{ figure: 'treesPlanted' as const, other: about, count: journey.figures.innovationTrees }] : []),
  ];
}

/** The figures of the first screen were counted on the day of the trees. */
async function otherDay(folder: string, { asOf }: Metrics): Promise<string[]> {
  const first = (await validSource(folder, hero)) as Static<typeof hero.answer> | undefined;
  const source = (await validSource(folder, reports)) as Static<typeof reports.answer> | undefined;
  const day = asOf.treesPlanted ?? source?.find(({ status }) => status === 'Published')?.date;
  if (!first || !day || first.stats.asOf === day) return [];
  return [
    problemAt(
      join(folder, `${hero.path}.json`),
      '/stats/asOf',
      `is ${first.stats.asOf}, but the trees were counted on ${day}`,
    ),
  ];
}

/** A figure that is shown on several pages is the same on each, and of the same day. */
export async function contradictoryFigures(folder: string): Promise<string[]> {
  const metrics = (await validSource(folder, impactMetrics)) as Metrics | undefined;
  if (!metrics) return [];
  const fileOf = ({ path }: ContentResource) => join(folder, `${path}.json`);
  const claims = [...(await claimsOfReports(folder)), ...(await claimsOfTrees(folder))];
  const counts = claims.flatMap(({ figure, other, count }) =>
    metrics[figure] === count
      ? []
      : [problemAt(fileOf(impactMetrics), `/${figure}`, `is ${metrics[figure]}, but ${fileOf(other)} has ${count}`)],
  );
  return [...counts, ...(await otherDay(folder, metrics))];
}
