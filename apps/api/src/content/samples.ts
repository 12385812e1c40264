import { Type } from 'typebox';
import { type NamedSchema, schemaNamed } from '../http/schemas.ts';
import { type ContentFiles, validFile } from './files.ts';

const schema = Type.Record(Type.String({ pattern: '^/' }), Type.String({ minLength: 1 }));

/** Files whose samples cost donors money. */
const MONEY = ['/crypto-addresses', '/donation-methods'];

/** The sample wallets, accounts, addresses and phone numbers of the repository. */
const SAMPLE_VALUE = /SAMPLE|\.example$|^\+243 000 000/;

/** The content files with samples, by path, each with what is invented. */
export type Samples = Record<string, string>;

/** Whether a content file is listed, itself or with its folder: `/photos` covers `/photos/other`. */
export const isSample = (samples: Samples, path: string): boolean =>
  Object.keys(samples).some((listed) => path === listed || path.startsWith(`${listed}/`));

/** Whether a response, or each item of it, has the property `sample`. */
export function canBeMarked(answer: NamedSchema): boolean {
  const { $ref, items, properties = {} } = answer as { $ref?: string; items?: NamedSchema; properties?: object };
  if ($ref) return canBeMarked(schemaNamed($ref));
  return items ? canBeMarked(items) : 'sample' in properties;
}

/** A response with the mark on each of its items, or on itself if it is no list. */
export function markSamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(markSamples);
  return { ...(value as object), sample: true };
}

/** The first sample value inside a content file. */
export function firstSample(node: unknown): string | undefined {
  if (typeof node === 'string') return SAMPLE_VALUE.test(node) ? node : undefined;
  if (!node || typeof node !== 'object') return undefined;
  for (const child of Object.values(node)) {
    const sample = firstSample(child);
    if (sample !== undefined) return sample;
  }
  return undefined;
}

/** The files about money with sample values, listed or not. */
function sampleMoney(files: ContentFiles): Samples {
  return Object.fromEntries(
    MONEY.flatMap((path) => {
      const sample = firstSample(files.get(path));
      return sample === undefined ? [] : [[path, `It still contains a sample: ${sample}`]];
    }),
  );
}

/**
 * `samples.json`; empty without the file.
 *
 * @throws {StartupError} if it is not a map of paths to sentences
 */
export const sampleList = (files: ContentFiles): Samples =>
  files.has('/samples') ? validFile(files, '/samples', schema) : {};

/** The listed samples, and unlisted ones that cost donors money. Throws like {@link sampleList}. */
export const samplesIn = (files: ContentFiles): Samples => ({ ...sampleMoney(files), ...sampleList(files) });

/** The samples that cost donors money. */
export const moneySamples = (samples: Samples): string[] => MONEY.filter((path) => path in samples);

/** The start-up warning of a public server whose wallets or bank details are samples. */
export function moneyWarning(samples: Samples): string | undefined {
  const files = moneySamples(samples).map((path) => `  ${path.slice(1)}.json\n`);
  if (files.length === 0) return undefined;
  return (
    `\n!!! SAMPLES ARE SHOWN TO DONORS. The wallets or bank details in these files belong to no one, and money sent there is lost:\n` +
    `${files.join('')}!!! Replace them, delete their lines in samples.json if they are there, and run: npm run content:load\n\n`
  );
}
