import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

const base58check = createBase58check((bytes: Uint8Array) => createHash('sha256').update(bytes).digest());

/** BIP 173: `bc1`, version, program, checksum; BIP 350 has another checksum from version 1 on. */
function isSegwit(address: `bc1${string}`): boolean {
  const old = bech32.decodeUnsafe(address);
  const decoded = old ?? bech32m.decodeUnsafe(address);
  const [version = -1, ...program] = decoded?.words ?? [];
  if (decoded?.prefix !== 'bc' || (version === 0) !== (old !== undefined)) return false;
  const length = bech32.fromWordsUnsafe(program)?.length ?? 0;
  return version === 0 ? length === 20 || length === 32 : version <= 16 && length >= 2 && length <= 40;
}

/** A version, 20 bytes of a hash, and a checksum. */
function isBase58(address: string, versions: readonly number[]): boolean {
  try {
    const [version = -1, ...hash] = base58check.decode(address);
    return hash.length === 20 && versions.includes(version);
  } catch {
    return false;
  }
}

/** Legacy addresses begin with version 0 for a key, 5 for a script. */
function isBitcoinAddress(address: string): boolean {
  const lower = address.toLowerCase();
  const isOneCase = address === lower || address === address.toUpperCase();
  return lower.startsWith('bc1') ? isOneCase && isSegwit(lower as `bc1${string}`) : isBase58(address, [0, 5]);
}

/** ERC-55: capital letters are the checksum, so an address in one case has none. */
function isEthereumAddress(address: string): boolean {
  const [, digits] = /^0x([\da-fA-F]{40})$/.exec(address) ?? [];
  if (digits === undefined) return false;
  const lower = digits.toLowerCase();
  const hash = Buffer.from(keccak_256(new TextEncoder().encode(lower))).toString('hex');
  const mixed = [...lower].map((digit, index) =>
    Number.parseInt(hash[index] ?? '', 16) > 7 ? digit.toUpperCase() : digit,
  );
  return digits === mixed.join('');
}

const isTronAddress = (address: string) => isBase58(address, [0x41]);

/** The networks, by what a wallet's name says last in brackets: `Tether (USDT, TRC-20)`. */
const networks: Record<string, { name: string; matches: (address: string) => boolean }> = {
  BTC: { name: 'Bitcoin', matches: isBitcoinAddress },
  ETH: { name: 'Ethereum', matches: isEthereumAddress },
  'ERC-20': { name: 'Ethereum', matches: isEthereumAddress },
  TRX: { name: 'Tron', matches: isTronAddress },
  'TRC-20': { name: 'Tron', matches: isTronAddress },
};

export const networkOf = (wallet: string) => networks[/[(\s]([\w-]+)\)$/.exec(wallet)?.[1]?.toUpperCase() ?? ''];

export const knownNetworks = Object.keys(networks).join(', ');
