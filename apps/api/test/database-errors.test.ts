import { describe, expect, test } from 'vitest';
import { isBusy, isDiskFull, isUnavailable, isUnstorable } from '../src/db/errors.ts';

const sqlite = (errcode: number) => Object.assign(new Error('sqlite'), { code: 'ERR_SQLITE_ERROR', errcode });
const postgres = (code: string) => Object.assign(new Error('postgres'), { code });

const kinds = { isBusy, isDiskFull, isUnavailable, isUnstorable };
const kindsOf = (error: unknown) => Object.entries(kinds).flatMap(([name, is]) => (is(error) ? [name] : []));

describe('an error of a database', () => {
  test.each([
    ['SQLITE_BUSY', sqlite(5), ['isBusy', 'isUnavailable']],
    ['SQLITE_LOCKED', sqlite(6), ['isBusy', 'isUnavailable']],
    ['SQLITE_BUSY_RECOVERY', sqlite(261), ['isBusy', 'isUnavailable']],
    ['SQLITE_BUSY_SNAPSHOT', sqlite(517), ['isBusy', 'isUnavailable']],
    ['SQLITE_FULL', sqlite(13), ['isDiskFull', 'isUnavailable']],
    ['SQLITE_CONSTRAINT_UNIQUE', sqlite(2_067), []],
    ['SQLITE_IOERR_READ', sqlite(266), ['isUnavailable']],
    ['SQLITE_CORRUPT', sqlite(11), ['isUnavailable']],
    ['SQLITE_CANTOPEN', sqlite(14), ['isUnavailable']],
    ['SQLITE_NOTADB', sqlite(26), ['isUnavailable']],
    ['SQLITE_CONSTRAINT_NOTNULL', sqlite(1_299), []],
    ['unique_violation', postgres('23505'), []],
    ['disk_full', postgres('53100'), ['isDiskFull', 'isUnavailable']],
    ['too_many_connections', postgres('53300'), ['isUnavailable']],
    ['query_canceled', postgres('57014'), ['isUnavailable']],
    ['connection_failure', postgres('08006'), ['isUnavailable']],
    ['object_not_in_prerequisite_state', postgres('55000'), ['isUnavailable']],
    ['invalid_catalog_name', postgres('3D000'), ['isUnavailable']],
    ['character_not_in_repertoire', postgres('22021'), ['isUnstorable']],
    ['a refused connection', postgres('ECONNREFUSED'), ['isUnavailable']],
    ['a broken connection', new Error('Connection terminated unexpectedly'), ['isUnavailable']],
    ['no free connection', new Error('timeout exceeded when trying to connect'), ['isUnavailable']],
    ['undefined_table', postgres('42P01'), []],
    ['an error of ours', new Error('A stored password hash is not an Argon2id PHC string'), []],
    ['what is no error', { code: '23505', errcode: 13 }, []],
  ])('[API-01, API-02] %s is known for what it is', (_, error, expected) => {
    expect(kindsOf(error)).toEqual(expected);
  });
});
