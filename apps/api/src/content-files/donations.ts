import { isDeepStrictEqual } from 'node:util';
import { Type } from 'typebox';
import { visibleName } from '../text/typed-name.ts';
import type { ContentFiles } from './files.ts';

/** What a method or a wallet is: one of both (see `rules/donations.ts`). */
export const donationState = {
  sample: Type.Optional(
    Type.Boolean({
      description: 'Invented: nothing may be sent there, and no value names an account',
      examples: [true],
    }),
  ),
  open: Type.Optional(Type.Boolean({ description: 'Opened by a person: gifts arrive there', examples: [false] })),
};

export const donationPaths = ['/donation-methods', '/crypto-addresses'] as const;

interface DonationItem {
  open?: boolean;
  /** Of a method. */
  title?: { en: string };
  /** Of a wallet. */
  name?: string;
}

const itemsOf = (file: unknown): DonationItem[] => (Array.isArray(file) ? file : []);

/** The English name of a method, or the name of a wallet. */
const nameOf = ({ title, name }: DonationItem): string => title?.en ?? name ?? '';

/** The open methods and wallets of a content file, by name. */
function openIn(file: unknown): Map<string, DonationItem> {
  return new Map(itemsOf(file).flatMap((item) => (item.open === true ? [[nameOf(item), item]] : [])));
}

/** The names of all open methods and wallets; without any, donations are closed. */
export const openDonations = (files: ContentFiles): string[] =>
  donationPaths.flatMap((path) => [...openIn(files.get(path)).keys()]);

/** The names of methods or wallets that a change of a file opens, or whose details it replaces. */
export function openedBy(before: unknown, after: unknown): string[] {
  const old = openIn(before);
  return [...openIn(after)]
    .filter(([name, item]) => JSON.stringify(old.get(name)) !== JSON.stringify(item))
    .map(([name]) => name);
}

/** Looks and words. Everything else of a method or wallet says where money goes. */
const words = ['title', 'description', 'icon', 'color', 'label', 'copyable'];

/**
 * An e-mail address, a link, a handle, a wallet or a number that someone could send money to. A
 * reader sees one number whatever stands between its digits.
 */
const ACCOUNT = new RegExp(
  [
    '\\S+@\\S+',
    '[\\p{L}\\p{N}-]+\\.\\p{L}{2,}\\S*',
    '[@$][\\p{L}\\p{N}_.-]{3,}',
    '(?=\\p{N}*\\p{L})(?=\\p{L}*\\p{N})[\\p{L}\\p{N}]{5,}',
    '[\\p{L}\\p{N}]{24,}',
    '\\p{Nd}(?:[^\\p{L}\\p{N}]*\\p{Nd}){4,}',
  ].join('|'),
  'gu',
);

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

/** The accounts in free text: donors follow them like those in the fields. */
function accountsIn(texts: unknown): string[] | undefined {
  const found = textsIn(texts).flatMap((text) => visibleName(text).match(ACCOUNT) ?? []);
  return found.length > 0 ? [...new Set(found)].toSorted() : undefined;
}

/** The first account in a text that none of the known texts names. */
export const newAccountIn = (text: string, known: readonly string[]): string | undefined =>
  accountsIn(text)?.find((account) => !accountsIn(known)?.includes(account));

/** What says where money goes, in an order of its own: visitors may see the items in another. */
function destinations(file: unknown): unknown[] {
  const keep = (key: string, value: unknown) => (words.includes(key) ? accountsIn(value) : value);
  const kept = itemsOf(file).map((item) => JSON.stringify(item, keep));
  return kept.toSorted().map((item) => JSON.parse(item));
}

/** Whether a change of a list sends gifts elsewhere, or opens or closes a way to give. */
export const redirectsGifts = (path: string, before: unknown, after: unknown): boolean =>
  donationPaths.some((one) => one === path) && !isDeepStrictEqual(destinations(before), destinations(after));
