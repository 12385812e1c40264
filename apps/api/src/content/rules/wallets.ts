import { createHash } from 'node:crypto';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { cryptoAddresses } from '../resources/crypto-addresses.ts';
import { ruleFor } from './rule.ts';

const base58check = createBase58check((bytes: Uint8Array) => createHash('sha256').update(bytes).digest());

/**
 * BIP 173: `bc1`, witness version, program and checksum; BIP 350 has another checksum from version
 * 1 on.
 */
function isSegwit(address: `bc1${string}`): boolean {
  const old = bech32.decodeUnsafe(address);
  const decoded = old ?? bech32m.decodeUnsafe(address);
  const [version = -1, ...program] = decoded?.words ?? [];
  if (decoded?.prefix !== 'bc' || (version === 0) !== (old !== undefined)) return false;
  const length = bech32.fromWordsUnsafe(program)?.length ?? 0;
  return version === 0 ? length === 20 || length === 32 : version <= 16 && length >= 2 && length <= 40;
}

/**
 * A legacy address: a version (0 for a key, 5 for a script), 20 bytes of a hash, and a checksum.
 */
function isLegacy(address: string): boolean {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === 21 && (bytes[0] === 0 || bytes[0] === 5);
  } catch {
    return false;
  }
}

function isBitcoinAddress(address: string): boolean {
  const lower = address.toLowerCase();
  const isOneCase = address === lower || address === address.toUpperCase();
  return lower.startsWith('bc1') ? isOneCase && isSegwit(lower as `bc1${string}`) : isLegacy(address);
}

/**
 * Money sent to a mistyped address is lost, so checksums are verified. Samples are reported
 * elsewhere.
 */
export const wallets = ruleFor<{ name: string; address: string }[]>(cryptoAddresses, (list) =>
  list.flatMap(({ name, address }, index) =>
    /\b(?:bitcoin|btc)\b/i.test(name) && !address.startsWith('SAMPLE-') && !isBitcoinAddress(address)
      ? [
          {
            place: `/${index}/address`,
            what: 'is not a Bitcoin address: its checksum is wrong. Copy it from the wallet again',
          },
        ]
      : [],
  ),
);
