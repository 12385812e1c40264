import { createHash } from 'node:crypto';
import { courseLevels } from '@nzete/domain';
import type { Static } from 'typebox';
import { textIn } from '../content-files/localise.ts';
import { fold } from '../text/fold.ts';
import { inEveryLanguage, languages, type WrittenTexts } from '../text/languages.ts';
import type { Course } from './schemas.ts';
import type { CatalogueSource } from './source.ts';
import type { CourseTable } from './tables.ts';

/** Increment it with every change of the row format, so that stored catalogues are rebuilt. */
const FORMAT = 4;

/** In the column `level`: the provider does not say. */
export const UNKNOWN_LEVEL = '';

/** The column `body`: the course without id, category and level, with texts by language. */
interface CourseBody
  extends Pick<
    Static<typeof Course>,
    'language' | 'offline' | 'size_mb' | 'rating' | 'enrollment_count' | 'url' | 'sample'
  > {
  title: WrittenTexts | string;
  description: WrittenTexts;
  provider: WrittenTexts | string;
  duration: WrittenTexts | undefined;
}

/** The item of an endlessly repeated list. */
function cycle<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length] as Item; // the schema of the content file requires at least one
}

function toRow(
  id: number,
  category: string,
  level: string | undefined,
  body: CourseBody,
  words: string[],
): CourseTable {
  return { id, category, level: level ?? UNKNOWN_LEVEL, search: words.join(' '), body: JSON.stringify(body) };
}

function listedRows({ courses, durations }: CatalogueSource['list']): CourseTable[] {
  return courses.map(({ category, level, duration, ...texts }, index) => {
    const { title } = texts;
    const body = { ...texts, duration: duration === undefined ? undefined : durations[duration] };
    const titles = typeof title === 'string' ? [title] : Object.values(title);
    const words = [category, level ?? '', ...titles, texts.provider];
    return toRow(index + 1, category, level, body, words.map(fold));
  });
}

function sampleRow(samples: CatalogueSource['samples'], number: number): CourseTable {
  const { category, titles } = cycle(samples.subjects, number);
  const turn = Math.floor(number / samples.subjects.length);
  const level = cycle(courseLevels, turn);
  const subject = cycle(titles, Math.floor(turn / courseLevels.length));
  const audience = cycle(samples.audiences, Math.floor(turn / courseLevels.length / titles.length));
  const mark = String(number).padStart(4, '0');
  const body = {
    title: inEveryLanguage(
      (lang) =>
        `${textIn(subject, lang)} ${textIn(audience, lang)} ${textIn(samples.mark, lang).replaceAll('{number}', mark)}`,
    ),
    description: inEveryLanguage((lang) =>
      textIn(samples.descriptions[level], lang).replaceAll('{subject}', () => textIn(subject, lang)),
    ),
    provider: samples.provider,
    duration: cycle(samples.durations, number),
    url: `/digital-literacy?course=${number}`,
    sample: true,
  };
  const texts = languages.flatMap((lang) => [
    textIn(subject, lang),
    textIn(audience, lang),
    textIn(samples.mark, lang).replace('{number}', ''),
  ]);
  return toRow(number, category, level, body, [...[category, level, ...texts].map(fold), mark]);
}

/** All courses, numbered from 1: the listed ones, then samples up to the total. */
export function buildCatalogue({ list, samples }: CatalogueSource): CourseTable[] {
  const rows = listedRows(list);
  for (let number = rows.length + 1; number <= samples.total; number += 1) rows.push(sampleRow(samples, number));
  return rows;
}

/** Identifies a catalogue by its files, without building it: every start computes this. */
export function fingerprintOf({ list, samples }: CatalogueSource): string {
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, list, samples]))
    .digest('base64url');
}
