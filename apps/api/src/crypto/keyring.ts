import { createHmac } from 'node:crypto';
import { StartupError } from '../startup-error.ts';

/** 32 bytes. */
const BASE64_KEY = /^[A-Za-z0-9+/]{43}=$/;

interface Key {
  /** Identifies the key without revealing it. */
  id: string;
  bytes: Buffer;
}

/** The first key encrypts, all keys decrypt, so that a key can be replaced without an outage. */
export interface Keyring {
  current: Key;
  /** Newest first; the first is the current one. */
  all: readonly Key[];
  find(id: string): Buffer | undefined;
}

function keyOf(text: string): Key | undefined {
  if (!BASE64_KEY.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64');
  const id = createHmac('sha256', bytes).update('nzete key id').digest('base64url').slice(0, 8);
  return { id, bytes };
}

/** @param source for the message, which never quotes the text: "The variable ENCRYPTION_KEY" */
export function parseKeyring(text: string, source: string): Keyring {
  const parts = text.split(',').map((part) => keyOf(part.trim()));
  const all = parts.filter((key) => key !== undefined);
  const [current] = all;
  if (!current || all.length < parts.length) {
    throw new StartupError(
      `${source} is malformed: it must be 32 bytes in base64, such as \`openssl rand -base64 32\` prints, or several separated by commas.`,
    );
  }
  return { current, all, find: (id) => all.find((key) => key.id === id)?.bytes };
}
