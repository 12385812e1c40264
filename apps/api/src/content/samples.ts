import { join } from 'node:path';
import { Type } from 'typebox';
import { MissingFile, readJsonFile, readValidFile } from './json-file.ts';

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
async function sampleMoney(contentDir: string): Promise<Samples> {
  const found: Samples = {};
  for (const path of MONEY) {
    // A file that is missing or broken is reported by the check of the content.
    const content = await readJsonFile(join(contentDir, `${path}.json`)).catch(() => undefined);
    const sample = firstSample(content);
    if (sample !== undefined) found[path] = `It still holds a sample: ${sample}`;
  }
  return found;
}

/**
 * Reads `samples.json`, and looks for samples where they cost money. Without the file nothing else is a sample.
 *
 * @throws {StartupError} when it is something else than paths with sentences.
 */
export async function readSamples(contentDir: string): Promise<Samples> {
  const samples = await readValidFile(join(contentDir, 'samples.json'), schema).catch((error: unknown) => {
    if (error instanceof MissingFile) return {};
    throw error;
  });
  return { ...(await sampleMoney(contentDir)), ...samples };
}

/** The warning at the start of a public server whose wallets or bank details are samples. */
export function moneyWarning(samples: Samples, contentDir: string): string | undefined {
  const paths = MONEY.filter((path) => path in samples);
  if (paths.length === 0) return undefined;
  const files = paths.map((path) => `  ${join(contentDir, `${path}.json`)}\n`).join('');
  return (
    `\n!!! SAMPLES ARE SHOWN TO DONORS. The wallets or bank details in these files belong to no one, and money sent there is lost:\n` +
    `${files}!!! Replace them, delete their lines in samples.json if they are there, and start again.\n\n`
  );
}
