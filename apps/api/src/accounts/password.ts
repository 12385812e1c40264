import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Semaphore } from '../http/semaphore.ts';
import { accountProblems } from './problems.ts';

const derive = promisify(argon2);

/** OWASP's second recommendation: 19 MiB, two passes, one lane; about 20 ms here. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

// Each hash takes 19 MiB and a thread, so many at once are queued.
const semaphore = new Semaphore({
  maxRunning: 2,
  maxWaiting: 32,
  refusal: accountProblems.signInBusy,
  retryAfter: 2,
});

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

function run(password: string, parameters: Omit<Argon2Parameters, 'message'>): Promise<Buffer> {
  // NFKC, so that one password typed on two keyboards is one password (NIST SP 800-63B).
  return semaphore.run(() => derive('argon2id', { message: password.normalize('NFKC'), ...parameters }));
}

/** Hashes a password with Argon2id and a random salt to a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await run(password, { nonce, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

// Compared with when there is no account, so that the response takes as long as with one.
const unmatchable = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(randomBytes(16))}$${encode(randomBytes(32))}`;

/** Without a hash (no such account) it does the same work, and returns false. */
export async function verifyPassword(password: string, phc: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(phc ?? unmatchable) ?? [];
  if (!salt || !tag) throw new Error('A stored password hash is not an Argon2id PHC string');
  const expected = Buffer.from(tag, 'base64');
  const actual = await run(password, {
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected) && phc !== undefined;
}
