import { join } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { StartupError } from '../startup-error.ts';
import { MissingFile, readJson } from './read.ts';

const schema = Type.Record(Type.String({ pattern: '^/' }), Type.String({ minLength: 1 }));

/** Where a visitor who believes a sample loses money. */
const MONEY = ['/crypto-addresses', '/donation-methods'];

/** The content files that still hold samples, by path, each with what is invented in it. */
export type Samples = Record<string, string>;

/**
 * Reads `samples.json`. Without the file there are none.
 *
 * @throws {StartupError} when it is something else than paths with sentences.
 */
export async function readSamples(contentDir: string): Promise<Samples> {
  const file = join(contentDir, 'samples.json');
  const samples = await readJson(file).catch((error: unknown) => {
    if (error instanceof MissingFile) return {};
    throw error;
  });
  if (!Value.Check(schema, samples)) {
    throw new StartupError(`The content file ${file} is not valid: it must give a sentence for each path.`);
  }
  return samples;
}

/** What to shout at the start of a public server whose wallets or bank details are samples. */
export function moneyWarning(samples: Samples, contentDir: string): string | undefined {
  const paths = MONEY.filter((path) => path in samples);
  if (paths.length === 0) return undefined;
  const files = paths.map((path) => `  ${join(contentDir, `${path}.json`)}\n`).join('');
  return (
    `\n!!! SAMPLES ARE SHOWN TO DONORS. The wallets or bank details in these files belong to nobody, and money sent there is lost:\n` +
    `${files}!!! Replace them, delete their lines in samples.json, and start again.\n\n`
  );
}
