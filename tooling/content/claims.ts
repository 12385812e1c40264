import type { FileRule } from '../../apps/api/src/content/rules/rule.ts';
import { walk } from '../../apps/api/src/content/rules/walk.ts';
import type { Lang } from '../../apps/api/src/text/languages.ts';

/** False claims that the content of this repository must not contain in any language, and what is true. */
const wrongClaims: readonly { claim: Readonly<Record<Lang, RegExp>>; truth: string }[] = [
  {
    claim: {
      en: /(?<!prepare to )\bprotects? wildlife\b/i,
      fr: /(?<!prépar\S* à )\bprotég\S* (?:la faune|les animaux sauvages)/i,
      ln: /(?<!bongis\S* mpo na )\b(?:ko|to|ba)batel(?:a|aka) banyama\b/i,
      sw: /(?<!jiandaa )\b(?:ku|huwa|tuna|tunawa|wana|wanawa)linda wanyama\s?pori\b/i,
    },
    truth: 'the work for wildlife has not begun: prepare to protect',
  },
  {
    claim: {
      en: /\bGrace Ilunga\b/,
      fr: /\bGrâce Ilunga\b/,
      ln: /\bGras[iy]a Ilunga\b/,
      sw: /\bNeema Ilunga\b/,
    },
    truth: 'no invented person has a name that could be real',
  },
  {
    claim: {
      en: /\bin their own words\b/i,
      fr: /\b(?:avec|dans) leurs (?:propres )?mots\b/i,
      ln: /\bna maloba na bango moko\b/i,
      sw: /\bkwa maneno yao wenyewe\b/i,
    },
    truth: 'no one said the quotations',
  },
  {
    claim: {
      en: /\bbegan as (?:a )?volunteers?\b/i,
      fr: /\b(?:commencé|débuté) comme bénévoles?\b/i,
      ln: /\b(?:a|ba)banda(?:ki|ka) lokola (?:ba)?volontaire\b/i,
      sw: /\b(?:a|wa)lianza (?:kama|akiwa|wakiwa) (?:m|wa)jitoleaji\b/i,
    },
    truth: 'the people are invented and have no history',
  },
  {
    claim: {
      en: /\bneed not give your name\b|\bnot who asked it\b/i,
      fr: /\bsans (?:donner|dire) votre nom\b|\bpas (?:à|besoin de) donner votre nom\b|\bpas qui l’a (?:demandé|posé)/i,
      ln: /\bnkombo na yo (?:esengeli|ezali na ntina) te\b|\bkozanga kopesa nkombo na yo\b|\bnani atuni (?:yango )?te\b/i,
      sw: /\bbila ku(?:taja|toa) jina lako\b|\bsi lazima (?:utaje|utoe|kutaja|kutoa) jina lako\b|\bsi aliyeuliza\b/i,
    },
    truth: 'no one can promise to keep a name unknown',
  },
  {
    claim: {
      en: /\bTell us what you see\b/i,
      fr: /\bdites-nous ce que vous voyez\b/i,
      ln: /\byebisa biso oyo (?:omoni|omonaka|ozali komona)\b/i,
      sw: /\btuambie una(?:cho|choki)ona\b/i,
    },
    truth: 'there is no way yet to report from a mine',
  },
  {
    claim: {
      en: /\bcourses\b.*\bin four languages\b/i,
      fr: /\bcours\b.*\ben quatre langues\b/i,
      ln: /\bmateya\b.*\bna (?:minoko|nkota) minei\b/i,
      sw: /\bkozi\b.*\bkwa lugha nne\b/i,
    },
    truth: 'most courses are in one or two languages',
  },
  {
    claim: {
      en: /\bplanted\b[^.]*\bacre\b|\bacre\b[^.]*\bplanted\b/i,
      fr: /\bplanté[^.]*\bacre\b|\bacre\b[^.]*\bplanté/i,
      ln: /\b(?:elonam|balon|tolon)\S*[^.]*\bacre\b|\bacre\b[^.]*\b(?:elonam|balon|tolon)/i,
      sw: /(?:pandwa|tulipanda|tumepanda)\b[^.]*\bekari\b|\bekari\b[^.]*pandwa\b/i,
    },
    truth: 'the acre in Nsele waits for the school, and is not planted',
  },
];

/** What is not so in a text, of whatever language. */
export const claimsIn = (text: string): string[] =>
  wrongClaims
    .filter(({ claim }) => Object.values(claim).some((words) => words.test(text)))
    .map(({ truth }) => `claims what is not so: ${truth}`);

/** Claims that contradict another page, in any text of a content file. */
export const contradictoryClaims: FileRule = (content) =>
  [...walk(content)].flatMap(({ place, value }) =>
    typeof value === 'string' ? claimsIn(value).map((what) => ({ place, what, code: 'claim' })) : [],
  );
