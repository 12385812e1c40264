import type { SealContext } from './seal.ts';
import type { Vault } from './vault.ts';

/**
 * A value with the current key; `undefined` if it has it already, or cannot be decrypted: then it is
 * reported, and keeps its older key.
 */
export type SealAgain = (sealed: string, context: SealContext) => string | undefined;

/** Encrypts what a subject has by the current key, and returns how many rows of each table it changed. */
export type Reencrypt = (vault: Vault, sealAgain: SealAgain) => Promise<Record<string, number>>;
