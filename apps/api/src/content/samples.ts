import { Type } from 'typebox';
import { donationPaths } from './donations.ts';
import { type ContentFiles, validFile } from './files.ts';

const schema = Type.Record(Type.String({ pattern: '^/' }), Type.String({ minLength: 1 }));

/** Placeholders that stand for the value of an account, an address or a phone number. */
export const isSampleValue = (value: string) => /SAMPLE|REPLACE|\.example$|^\+243 ?000 ?000/.test(value);

/** The content files with samples, by path, each with what is invented. */
export type Samples = Record<string, string>;

/** The files with a donation method or a wallet that is a sample, listed or not. */
function sampleDonations(files: ContentFiles): Samples {
  const hasSample = (file: unknown) => Array.isArray(file) && file.some((item) => item?.sample === true);
  return Object.fromEntries(
    donationPaths
      .filter((path) => hasSample(files.get(path)))
      .map((path) => [path, 'Some are samples, which accept no donation.']),
  );
}

/**
 * `samples.json`; empty without the file.
 *
 * @throws {StartupError} if it is not a map of paths to sentences
 */
export const sampleList = (files: ContentFiles): Samples =>
  files.has('/samples') ? validFile(files, '/samples', schema) : {};

/** The listed samples, and unlisted donation methods. Throws like {@link sampleList}. */
export const samplesIn = (files: ContentFiles): Samples => ({ ...sampleDonations(files), ...sampleList(files) });
