import { createHash } from 'node:crypto';

/** `Été à Nsélé (1).JPG` to `ete-a-nsele-1`. */
const slugOf = (fileName: string, otherwise: string) =>
  fileName
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '') || otherwise;

/** The name has a hash of the file, so none ever replaces another that content may name. */
export function nameOf(fileName: string, bytes: Buffer, otherwise: string): string {
  return `${slugOf(fileName, otherwise)}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
}
