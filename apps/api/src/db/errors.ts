const POSTGRES_UNIQUE_VIOLATION = '23505';
const POSTGRES_NUL_IN_TEXT = '22021';
const POSTGRES_FULL = '53100';
/** Connection (08), no database (3D), resources (53), intervention (57), and network errors. */
const POSTGRES_UNAVAILABLE = /^(?:(?:08|3D|53|57)[0-9A-Z]{3}|55000|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/;
/** Without a code: a broken connection, no free one, and a pool closed on shutdown. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|driver has already been destroyed)/;

/** SQLite's primary result codes, except those that only bugs cause. */
const SQLITE: Record<number, string> = {
  1: 'SQLITE_ERROR',
  3: 'SQLITE_PERM',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
};
/** Errors of a disk that fails or is gone. */
const SQLITE_BROKEN = ['SQLITE_IOERR', 'SQLITE_CORRUPT', 'SQLITE_CANTOPEN', 'SQLITE_NOTADB'];
const SQLITE_CONSTRAINT_UNIQUE = 2067;
const POSTGRES_DAMAGED = /^XX00[12]$/;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The upper bytes contain details, as in SQLITE_BUSY_RECOVERY (261). */
const extendedCodeOf = (error: unknown) => (error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0);

const sqliteCodeOf = (error: unknown) => SQLITE[extendedCodeOf(error) & 0xff];

const isConnectionLost = (error: unknown): boolean => error instanceof Error && LOST.test(error.message);

/** Such as `SQLITE_FULL` or `53100`; `undefined` for errors that are not the database's. */
export function databaseCode(error: unknown): string | undefined {
  if (isConnectionLost(error)) return 'CONNECTION_LOST';
  const errcode = extendedCodeOf(error);
  if (errcode > 0) return sqliteCodeOf(error) ?? `SQLITE_${errcode}`;
  const code = codeOf(error);
  return /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

export const isDuplicate = (error: unknown): boolean =>
  codeOf(error) === POSTGRES_UNIQUE_VIOLATION || extendedCodeOf(error) === SQLITE_CONSTRAINT_UNIQUE;

/** Whether a text has a character that PostgreSQL does not store. */
export const isUnstorable = (error: unknown): boolean => codeOf(error) === POSTGRES_NUL_IN_TEXT;

export const isDiskFull = (error: unknown): boolean =>
  codeOf(error) === POSTGRES_FULL || sqliteCodeOf(error) === 'SQLITE_FULL';

/** Whether a file found no space where this process writes it. */
export const isOutOfSpace = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(codeOf(error)) || sqliteCodeOf(error) === 'SQLITE_FULL';

/** Whether another process has locked SQLite's file for too long. */
export const isBusy = (error: unknown): boolean => ['SQLITE_BUSY', 'SQLITE_LOCKED'].includes(sqliteCodeOf(error) ?? '');

export const isDamaged = (error: unknown): boolean =>
  POSTGRES_DAMAGED.test(codeOf(error)) || ['SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes(sqliteCodeOf(error) ?? '');

/** Whether SQLite may not use its file, or the disk is failing. */
export const isUnusable = (error: unknown): boolean =>
  ['SQLITE_PERM', 'SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_CANTOPEN'].includes(sqliteCodeOf(error) ?? '');

/** Whether the database cannot answer now, but may later. */
export const isUnavailable = (error: unknown): boolean =>
  isBusy(error) ||
  isDiskFull(error) ||
  POSTGRES_UNAVAILABLE.test(codeOf(error)) ||
  SQLITE_BROKEN.includes(sqliteCodeOf(error) ?? '') ||
  isConnectionLost(error);
