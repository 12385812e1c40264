import { type Lang, languages } from '../../text/languages.ts';
import { donationMethods } from '../resources/donation-methods.ts';
import { firstSample } from '../samples.ts';
import { ruleFor } from './rule.ts';

/** What a donor must read beside a sample, in each language. */
const notice: Record<Lang, string> = {
  en: 'do not send money',
  fr: 'n’y envoyez pas d’argent',
  ln: 'kotinda mbongo te',
  sw: 'usitume pesa',
};

interface Method {
  description: Record<Lang, string>;
  details: unknown;
}

/** A way of giving that still holds sample details says so to donors. */
export const sampleNotices = ruleFor<Method[]>(donationMethods, (methods) =>
  methods.flatMap(({ description, details }, index) => {
    const sample = firstSample(details);
    if (sample === undefined) return [];
    return languages
      .filter((lang) => !description[lang].includes(notice[lang]))
      .map((lang) => ({
        place: `/${index}/description/${lang}`,
        what: `must say "${notice[lang]}" while its details hold the sample ${sample}`,
      }));
  }),
);
