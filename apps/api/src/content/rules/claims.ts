import type { FileRule } from './rule.ts';
import { walk } from './walk.ts';

/** What the site must not say, because it is not so, and what is so. */
export const wrongClaims: readonly { claim: RegExp; truth: string }[] = [
  {
    claim: /(?<!prepare to )\bprotects? wildlife\b/i,
    truth: 'the work for wildlife has not begun: prepare to protect',
  },
  { claim: /\b(Grâce|Grace) Ilunga\b/, truth: 'no invented person has a name that could be real' },
  { claim: /\bin their own words\b/i, truth: 'no one said the quotations' },
  { claim: /\bbegan as (a )?volunteers?\b/i, truth: 'the people are invented and have no history' },
  { claim: /\bneed not give your name\b|\bnot who asked it\b/i, truth: 'no one can promise to keep a name unknown' },
  { claim: /\bTell us what you see\b/i, truth: 'there is no way yet to report from a mine' },
  { claim: /\bcourses\b.*\bin four languages\b/i, truth: 'most courses are in one or two languages' },
];

const claimsOf = (text: string) =>
  wrongClaims.filter(({ claim }) => claim.test(text)).map(({ truth }) => `claims what is not so: ${truth}`);

/** Claims that contradict another page, in any text of a content file. */
export const contradictoryClaims: FileRule = (content) =>
  [...walk(content)].flatMap(({ place, value }) =>
    typeof value === 'string' ? claimsOf(value).map((what) => ({ place, what })) : [],
  );
