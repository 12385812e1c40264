import { isDeepStrictEqual } from 'node:util';
import { Type } from 'typebox';
import type { WrittenTexts } from '../text/languages.ts';
import { visibleName } from '../text/typed-name.ts';
import type { ContentFiles } from './files.ts';
import { textIn, withoutBlanks } from './localise.ts';

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
  title?: WrittenTexts;
  /** Of a wallet. */
  name?: string;
}

const itemsOf = (file: unknown): DonationItem[] => (Array.isArray(file) ? file : []);

/** The name of a method, in English if it is written in English, or of a wallet. */
const nameOf = ({ title, name }: DonationItem): string => (title ? textIn(title, 'en') : (name ?? ''));

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
const looks = ['icon', 'color', 'copyable'];
const words = ['title', 'description', 'label', ...looks];

/**
 * An e-mail address, a link, a handle, a wallet or a number that someone could send money to. A
 * reader sees one number whatever stands between its digits.
 */
const ACCOUNT = new RegExp(
  [
    '\\S+@\\S+',
    '[\\p{L}\\p{N}-]+[.\\u3002]\\p{L}{2,}\\S*',
    '[@$][\\p{L}\\p{N}_.-]{3,}',
    '(?=\\p{N}*\\p{L})(?=\\p{L}*\\p{N})[\\p{L}\\p{N}]{5,}',
    '[\\p{L}\\p{N}]{24,}',
    '\\p{N}(?:[^\\p{L}\\p{N}]*\\p{N}){4,}',
  ].join('|'),
  'gu',
);

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

/** All digits of a text, if they are enough for an account: words may stand between them. */
function digitsIn(text: string): string[] {
  const digits = visibleName(text).match(/\p{N}/gu) ?? [];
  return digits.length >= 5 ? [digits.join('')] : [];
}

/** The accounts in free text: donors follow them like those in the fields. */
const accountsIn = (text: string): string[] => visibleName(text).match(ACCOUNT) ?? [];

/** The first account in a text that none of the known texts names. */
export const newAccountIn = (text: string, known: readonly string[]): string | undefined =>
  accountsIn(text).find((account) => !known.flatMap(accountsIn).includes(account));

/** What says where money goes, in an order of its own: visitors may see the items in another. */
function destinations(file: unknown): unknown[] {
  const inWords = (texts: unknown) => {
    const found = textsIn(texts).flatMap((text) => [...accountsIn(text), ...digitsIn(text)]);
    return found.length > 0 ? [...new Set(found)].toSorted() : undefined;
  };
  const keep = (key: string, value: unknown) => (words.includes(key) ? inWords(value) : value);
  // Where gifts arrive, any word may send them elsewhere: "the old number below is closed".
  const keepAll = (key: string, value: unknown) => (looks.includes(key) ? undefined : value);
  const kept = itemsOf(withoutBlanks(file)).map((item) => JSON.stringify(item, item.open === true ? keepAll : keep));
  return kept.toSorted().map((item) => JSON.parse(item));
}

/** Whether a change of a list sends gifts elsewhere, or opens or closes a way to give. */
export const redirectsGifts = (path: string, before: unknown, after: unknown): boolean =>
  donationPaths.some((one) => one === path) && !isDeepStrictEqual(destinations(before), destinations(after));
