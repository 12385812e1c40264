/** What went wrong in a database, by the codes of PostgreSQL, of its driver and of SQLite. */

const POSTGRES_NUL_IN_TEXT = '22021';
const POSTGRES_FULL = '53100';
/**
 * The classes 08 (connection), 3D (no such database), 53 (resources) and 57 (intervention), a database that takes no
 * connections, and those of the network.
 */
const POSTGRES_UNAVAILABLE = /^(?:(?:08|3D|53|57)[0-9A-Z]{3}|55000|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/;
/** Errors that have no code: a connection that broke, none that came free, and a database that was closed while stopping. */
const LOST = /^(?:Connection terminated|timeout exceeded when trying to connect|driver has already been destroyed)/;

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
/** What a disk does that fails or is gone: IOERR, CORRUPT, CANTOPEN, NOTADB. */
const SQLITE_BROKEN = [10, 11, 14, 26];
const SQLITE_FULL = 13;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Without what is more exactly wrong in the upper bytes, as in SQLITE_BUSY_RECOVERY (261). */
const sqliteCodeOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;

/** Whether a text has a character that PostgreSQL does not store. */
export const isUnstorable = (error: unknown): boolean => codeOf(error) === POSTGRES_NUL_IN_TEXT;

/** Whether a database could not write because its disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  codeOf(error) === POSTGRES_FULL || sqliteCodeOf(error) === SQLITE_FULL;

/** Whether another process holds SQLite's file for too long. */
export const isBusy = (error: unknown): boolean => [SQLITE_BUSY, SQLITE_LOCKED].includes(sqliteCodeOf(error));

/** Whether a database cannot answer now, and may a little later. */
export const isUnavailable = (error: unknown): boolean =>
  isBusy(error) ||
  isDiskFull(error) ||
  POSTGRES_UNAVAILABLE.test(codeOf(error)) ||
  SQLITE_BROKEN.includes(sqliteCodeOf(error)) ||
  (error instanceof Error && LOST.test(error.message));
