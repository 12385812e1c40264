import type { SealAgain } from '../crypto/reencryption.ts';
import { seal, sealedWith, unseal } from '../crypto/seal.ts';
import { truncateWal, type Vault } from '../crypto/vault.ts';
import { subjects } from '../subjects.ts';

interface Reencryption {
  reencrypted: Record<string, number>;
  /** Values that are damaged or altered, and keep their older key. */
  unreadable: string[];
}

/** So that the older key can be removed. */
export async function reencrypt(vault: Vault): Promise<Reencryption> {
  const { keyring } = vault;
  const unreadable: string[] = [];
  const sealAgain: SealAgain = (sealed, context) => {
    if (sealedWith(sealed) === keyring.current.id) return undefined;
    const plain = unseal(keyring, sealed, context);
    if (!plain) unreadable.push(context.row);
    return plain && seal(keyring, plain, context);
  };
  const reencrypted: Record<string, number> = {};
  for (const subject of subjects) Object.assign(reencrypted, await subject.reencrypt?.(vault, sealAgain));
  await truncateWal(vault);
  return { reencrypted, unreadable };
}
