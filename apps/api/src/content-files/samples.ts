import { Type } from 'typebox';
import { type NamedSchema, schemaNamed } from '../http/schemas.ts';
import { donationPaths } from './donations.ts';
import { type ContentFiles, validFile } from './files.ts';

export const sampleSchema = Type.Record(Type.String({ pattern: '^/' }), Type.String({ minLength: 1 }));

/** Placeholders that stand for the value of an account, an address or a phone number. */
export const isSampleValue = (value: string) => /SAMPLE|REPLACE|\.example$|^\+243 ?000 ?000/.test(value);

/** The content files with samples, by path, each with what is invented. */
export type Samples = Record<string, string>;

/** The pages on which a listed file is seen; `footer` is that of every page. */
export const samplePages: Readonly<Record<string, readonly string[]>> = {
  '/settings': ['footer', '/help', '/our-story', '/team', '/volunteers'],
  '/social_media_links': ['footer'],
  '/team': ['/team'],
  '/stories': ['/impact'],
  '/reports': ['/reports'],
  '/impact-metrics': ['/impact', '/reports'],
  '/partners': ['/partners', '/partnerships'],
  '/partnership-updates': ['/partnerships'],
  '/crypto-addresses': ['/donate'],
  '/donation-methods': ['/donate'],
  '/courses/samples': ['/digital-literacy'],
  '/lessons': ['/lessons'],
  '/community-testimonials': ['/community-empowerment'],
  '/climate-success-stories': ['/climate-mitigation', '/partnerships'],
  '/photos': [
    '/climate-mitigation',
    '/community-empowerment',
    '/community-gallery',
    '/digital-literacy',
    '/gallery',
    '/impact',
  ],
  '/wildlife': ['/wildlife'],
  '/biodiversity': ['/biodiversity'],
  '/climate-programs': ['/climate-mitigation'],
  '/community-programs': ['/community-empowerment'],
  '/volunteer-opportunities': ['/volunteers'],
  '/events': ['/events'],
};

/** A listed file and where it is seen: `team.json (/team)`. */
export function describeSample(path: string): string {
  const pages = samplePages[path] ?? [];
  return pages.length > 0 ? `${path.slice(1)}.json (${pages.join(', ')})` : `${path.slice(1)}.json`;
}

/** Whether a content file is listed, itself or with its folder: `/photos` covers `/photos/other`. */
export const isSample = (samples: Samples, path: string): boolean =>
  Object.keys(samples).some((listed) => path === listed || path.startsWith(`${listed}/`));

interface Answer {
  $ref?: string;
  items?: NamedSchema;
  properties?: { sample?: { type?: string } };
}

/** Whether a response, or each item of it, has a mark `sample`; the assistant has a text of this name. */
export function canBeMarked(answer: NamedSchema): boolean {
  const { $ref, items, properties }: Answer = answer as Answer;
  if ($ref) return canBeMarked(schemaNamed($ref));
  return items ? canBeMarked(items) : properties?.sample?.type === 'boolean';
}

interface Entry {
  sample?: boolean;
  /** Of a way to give. */
  open?: boolean;
}

/** What an entry says of itself counts before what `samples.json` says of its list. Where gifts arrive is no sample. */
const isSampleEntry = ({ sample, open }: Entry, isListed: boolean): boolean => sample ?? (isListed && open !== true);

/** A response with the mark on each of its items that is a sample, or on itself if it is no list. */
export function markSamples(value: unknown, isListed: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => markSamples(item, isListed));
  if (typeof value !== 'object' || value === null) return value;
  if (isSampleEntry(value as Entry, isListed)) return { ...(value as Entry), sample: true };
  const { sample: _, ...entry } = value as Entry;
  return entry;
}

/** How many entries are samples in a listed file and its folder; a file that is no list is one entry. */
export function countSamples(files: ContentFiles, listed: string): number {
  const paths = [...files.keys()].filter((path) => isSample({ [listed]: '' }, path));
  // A row may have been written by hand.
  const entries = paths.flatMap((path) => (files.get(path) ?? []) as Entry | (Entry | null)[]);
  return entries.filter((entry) => isSampleEntry(entry ?? {}, true)).length;
}

/** The files with a donation method or a wallet that is a sample, listed or not. */
function sampleDonations(files: ContentFiles): Samples {
  const hasSample = (file: unknown) => Array.isArray(file) && file.some((item) => item?.sample === true);
  return Object.fromEntries(
    donationPaths
      .filter((path) => hasSample(files.get(path)))
      .map((path) => [path, 'Some are samples, which accept no donation.']),
  );
}

/** Empty without the file. Throws if it is not a map of paths to sentences. */
export const sampleList = (files: ContentFiles): Samples =>
  files.has('/samples') ? validFile(files, '/samples', sampleSchema) : {};

/** What is still a sample of the listed files, and unlisted donation methods. Throws like {@link sampleList}. */
export const samplesIn = (files: ContentFiles): Samples => {
  const listed = Object.entries(sampleList(files)).filter(([path]) => countSamples(files, path) > 0);
  return { ...sampleDonations(files), ...Object.fromEntries(listed) };
};

export function samplesLine(samples: Samples): string {
  const count = Object.keys(samples).length;
  if (count === 0) return '';
  return `${count} content ${count === 1 ? 'file shows' : 'files show'} samples: npm run status says which, and on which page.\n`;
}
