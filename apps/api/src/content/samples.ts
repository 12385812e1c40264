import { Type } from 'typebox';
import { type ContentFiles, validFile } from './files.ts';

const schema = Type.Record(Type.String({ pattern: '^/' }), Type.String({ minLength: 1 }));

/** Where a visitor who believes a sample loses money. */
const MONEY = ['/crypto-addresses', '/donation-methods'];

/** How the wallets, accounts, addresses and phone numbers look that come with the server. */
const SAMPLE_VALUE = /SAMPLE|\.example$|^\+243 000 000/;

/** The content files that still hold samples, by path, each with what is invented in it. */
export type Samples = Record<string, string>;

/** The first sample value inside a part of a content file. */
export function firstSample(node: unknown): string | undefined {
  if (typeof node === 'string') return SAMPLE_VALUE.test(node) ? node : undefined;
  if (!node || typeof node !== 'object') return undefined;
  for (const child of Object.values(node)) {
    const sample = firstSample(child);
    if (sample !== undefined) return sample;
  }
  return undefined;
}

/** The files about money that hold sample values, whether they are listed or not. */
function sampleMoney(files: ContentFiles): Samples {
  return Object.fromEntries(
    MONEY.flatMap((path) => {
      const sample = firstSample(files.get(path));
      return sample === undefined ? [] : [[path, `It still holds a sample: ${sample}`]];
    }),
  );
}

/**
 * `samples.json`. Without the file nothing is listed.
 *
 * @throws {StartupError} when it is something else than paths with sentences.
 */
export const sampleList = (files: ContentFiles): Samples =>
  files.has('/samples') ? validFile(files, '/samples', schema) : {};

/** The samples that are listed, and others where they cost money. Throws as {@link sampleList} does. */
export const samplesIn = (files: ContentFiles): Samples => ({ ...sampleMoney(files), ...sampleList(files) });

/** The samples of {@link Samples} that cost donors money. */
export const moneySamples = (samples: Samples): string[] => MONEY.filter((path) => path in samples);

/** The warning at the start of a public server whose wallets or bank details are samples. */
export function moneyWarning(samples: Samples): string | undefined {
  const files = moneySamples(samples).map((path) => `  ${path.slice(1)}.json\n`);
  if (files.length === 0) return undefined;
  return (
    `\n!!! SAMPLES ARE SHOWN TO DONORS. The wallets or bank details in these files belong to no one, and money sent there is lost:\n` +
    `${files.join('')}!!! Replace them, delete their lines in samples.json if they are there, and run: npm run content:load\n\n`
  );
}
