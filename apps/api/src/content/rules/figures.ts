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

/** A value in a file; for the number of entries of a list, `place` is empty. */
interface Stated {
  path: string;
  place: string;
  value: number | string;
  what: string;
}

/** Reported at both values: only a person knows which one is right. */
function disagreement(one: Stated, other: Stated): Problem[] {
  return [[one, other] as const, [other, one] as const].map(
    ([{ path, place, what }, { path: otherPath, place: otherPlace, value }]) =>
      problemAt(fileName(path), place, what, {
        code: place === '' ? 'countDiffers' : 'figureDiffers',
        value: String(value),
        elsewhere: { path: otherPath, place: otherPlace },
      }),
  );
}

/** A number that is also in another file, or can be counted there. */
interface Claim {
  figure: 'treesPlanted' | 'totalReports' | 'published' | 'inProgress';
  other: ContentResource;
  place: string;
  count: number;
}

/** Its numbers, dates and states are the same in every language; its texts are not as typed. */
const figuresIn = <Answer extends NamedSchema>(files: ContentFiles, resource: ContentResource<Answer>) =>
  sourceIfValid(files, resource) as Static<Answer> | undefined;

function claimsOfReports(files: ContentFiles): Claim[] {
  const source = figuresIn(files, reports);
  if (!source) return [];
  const count = (wanted: string) => source.filter(({ status }) => status === wanted).length;
  const counted = { other: reports, place: '' };
  return [
    { figure: 'totalReports', ...counted, count: source.length },
    { figure: 'published', ...counted, count: count('Published') },
    { figure: 'inProgress', ...counted, count: count('In Progress') },
  ];
}

function claimsOfTrees(files: ContentFiles): Claim[] {
  const first = figuresIn(files, hero)?.stats.trees;
  const journey = figuresIn(files, about)?.figures.innovationTrees;
  const figure = 'treesPlanted';
  return [
    ...(first === undefined ? [] : [{ figure, other: hero, place: '/stats/trees', count: first } as const]),
    ...(journey === undefined
      ? []
      : [{ figure, other: about, place: '/figures/innovationTrees', count: journey } as const]),
  ];
}

/** Of the partners that are counted only some are listed. */
export function tooManyPartners(files: ContentFiles): Problem[] {
  const listed = figuresIn(files, partners)?.length;
  const counted = figuresIn(files, impactMetrics)?.partnerships.partners;
  if (listed === undefined || counted === undefined || listed <= counted) return [];
  const [list, metrics] = [partners.path, impactMetrics.path];
  return disagreement(
    { path: list, place: '', value: listed, what: `lists ${listed} partners, ${fileName(metrics)} counts ${counted}` },
    {
      path: metrics,
      place: '/partnerships/partners',
      value: counted,
      what: `is ${counted}, but ${fileName(list)} lists ${listed}`,
    },
  );
}

/** A figure is marked as a sample if, and only if, `samples.json` lists the file of the figures. */
export function unlistedFigures(files: ContentFiles): Problem[] {
  const marked = figuresIn(files, impactMetrics)?.samples;
  if (!marked || !files.has('/samples')) return [];
  const isListed = isSample(files.get('/samples') as Samples, impactMetrics.path);
  if (isListed === marked.length > 0) return [];
  const [samples, metrics] = [fileName('/samples'), fileName(impactMetrics.path)];
  return [
    problemAt(samples, '', `must list ${metrics} if, and only if, figures are marked as samples there`, {
      code: 'samplesDiffer',
      elsewhere: { path: impactMetrics.path, place: '/samples' },
    }),
    problemAt(metrics, '/samples', `must name figures if, and only if, ${samples} lists the file`, {
      code: 'samplesDiffer',
      elsewhere: { path: '/samples', place: '' },
    }),
  ];
}

/** The figures of the first screen and the tree count must have the same date. */
function dateMismatch(files: ContentFiles, { asOf }: Metrics): Problem[] {
  const shown = figuresIn(files, hero)?.stats.asOf;
  const list = figuresIn(files, reports) ?? [];
  const newest = list.findIndex(({ status }) => status === 'Published');
  const day = asOf.treesPlanted ?? list[newest]?.date;
  if (!shown || !day || shown === day) return [];
  const counted = asOf.treesPlanted
    ? { path: impactMetrics.path, place: '/asOf/treesPlanted' }
    : { path: reports.path, place: `/${newest}/date` };
  return disagreement(
    { path: hero.path, place: '/stats/asOf', value: shown, what: `is ${shown}, but the trees were counted on ${day}` },
    { ...counted, value: day, what: `is ${day}, but ${fileName(hero.path)} says that the trees are of ${shown}` },
  );
}

/** Finds figures that differ between pages, in value or date. */
export function contradictoryFigures(files: ContentFiles): Problem[] {
  const metrics = figuresIn(files, impactMetrics);
  if (!metrics) return [];
  const counts = [...claimsOfReports(files), ...claimsOfTrees(files)].flatMap(({ figure, other, place, count }) => {
    const own = metrics[figure];
    if (own === count) return [];
    const [mine, theirs] = [fileName(impactMetrics.path), fileName(other.path)];
    return disagreement(
      { path: impactMetrics.path, place: `/${figure}`, value: own, what: `is ${own}, but ${theirs} has ${count}` },
      { path: other.path, place, value: count, what: `has ${count}, but ${figure} in ${mine} is ${own}` },
    );
  });
  return [...counts, ...dateMismatch(files, metrics)];
}
