import { existsSync, statSync, writeFileSync } from 'node:fs';
import { RESTORE_ADVICE, StartupError } from '../startup-error.ts';
import { databaseFileIn, markerFileIn } from './files.ts';

const TEXT = `The database of Nzete in this folder, nzete.db, holds records. While this file is here, no server begins a new one.
`;

/** Records that the database has its tables. */
export function writeMarker(dataDir: string): void {
  const file = markerFileIn(dataDir);
  if (!existsSync(file)) writeFileSync(file, TEXT, { mode: 0o600 });
}

/** @throws {StartupError} if the folder had a database and has none now, or an empty file */
export function assertNotLost(dataDir: string): void {
  const marker = markerFileIn(dataDir);
  if (!existsSync(marker)) return;
  const file = databaseFileIn(dataDir);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size !== undefined && size > 0) return;
  throw new StartupError(
    `The database ${file} is ${size === 0 ? 'empty' : 'gone'}, but it contained records. ${RESTORE_ADVICE} ` +
      `(To start with an empty database anyway, remove ${marker}.)`,
  );
}
