import type { Static } from 'typebox';
import { type ContentFiles, fileName } from '../../content-files/files.ts';
import { type Problem, problemAt } from '../../content-files/json-file.ts';
import { isSample, type Samples } from '../../content-files/samples.ts';
import type { NamedSchema } from '../../http/schemas.ts';
import type { ContentResource } from '../content-resource.ts';
import { about } from '../resources/about.ts';
import { hero } from '../resources/hero.ts';
import { impactMetrics } from '../resources/impact-metrics.ts';
import { partners } from '../resources/partners.ts';
import { reports } from '../resources/reports.ts';
import { sourceIfValid } from './rule.ts';

type Metrics = Static<(typeof impactMetrics)['answer']>;

/** A number that is also in another file, or can be counted there. */
interface Claim {
  figure: keyof Metrics;
  other: ContentResource;
  count: number;
}

/** Its numbers, dates and states are the same in every language; its texts are not as typed. */
const figuresIn = <Answer extends NamedSchema>(files: ContentFiles, resource: ContentResource<Answer>) =>
  sourceIfValid(files, resource) as Static<Answer> | undefined;

function claimsOfReports(files: ContentFiles): Claim[] {
  const source = figuresIn(files, reports);
  if (!source) return [];
  const count = (wanted: string) => source.filter(({ status }) => status === wanted).length;
  return [
    { figure: 'totalReports', other: reports, count: source.length },
    { figure: 'published', other: reports, count: count('Published') },
    { figure: 'inProgress', other: reports, count: count('In Progress') },
  ];
}

/** Of the partners that are counted only some are listed. */
export function tooManyPartners(files: ContentFiles): Problem[] {
  const listed = figuresIn(files, partners);
  const counted = figuresIn(files, impactMetrics)?.partnerships.partners;
  if (!listed || counted === undefined || listed.length <= counted) return [];
  return [
    problemAt(fileName(partners.path), '/', `lists ${listed.length} partners, impact-metrics.json counts ${counted}`),
  ];
}

/** A figure is marked as a sample if, and only if, `samples.json` lists the file of the figures. */
export function unlistedFigures(files: ContentFiles): Problem[] {
  const marked = figuresIn(files, impactMetrics)?.samples;
  if (!marked || !files.has('/samples')) return [];
  const isListed = isSample(files.get('/samples') as Samples, impactMetrics.path);
  if (isListed === marked.length > 0) return [];
  return [
    problemAt(
      'samples.json',
      impactMetrics.path,
      `must be listed if, and only if, impact-metrics.json marks figures as samples`,
    ),
  ];
}

function claimsOfTrees(files: ContentFiles): Claim[] {
  const first = figuresIn(files, hero);
  const journey = figuresIn(files, about);
  return [
    ...(first ? [{ figure: 'treesPlanted' as const, other: hero, count: first.stats.trees }] : []),
    ...(journey ? [{ figure: 'treesPlanted' as const, other: about, count: journey.figures.innovationTrees }] : []),
  ];
}

/** The figures of the first screen and the tree count must have the same date. */
function dateMismatch(files: ContentFiles, { asOf }: Metrics): Problem[] {
  const first = figuresIn(files, hero);
  const day = asOf.treesPlanted ?? figuresIn(files, reports)?.find(({ status }) => status === 'Published')?.date;
  if (!first || !day || first.stats.asOf === day) return [];
  const what = `is ${first.stats.asOf}, but the trees were counted on ${day}`;
  return [problemAt(fileName(hero.path), '/stats/asOf', what)];
}

/** Finds figures that differ between pages, in value or date. */
export function contradictoryFigures(files: ContentFiles): Problem[] {
  const metrics = figuresIn(files, impactMetrics);
  if (!metrics) return [];
  const counts = [...claimsOfReports(files), ...claimsOfTrees(files)].flatMap(({ figure, other, count }) => {
    if (metrics[figure] === count) return [];
    const what = `is ${metrics[figure]}, but ${fileName(other.path)} has ${count}`;
    return [problemAt(fileName(impactMetrics.path), `/${figure}`, what)];
  });
  return [...counts, ...dateMismatch(files, metrics)];
}
