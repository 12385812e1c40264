import { type Lang, languages } from '../../text/languages.ts';
import { donationMethods } from '../resources/donation-methods.ts';
import { firstSample } from '../samples.ts';
import { ruleFor } from './rule.ts';

/** The warning for donors beside a sample. */
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

/** A donation method with sample details must warn donors. */
export const sampleNotices = ruleFor<Method[]>(donationMethods, (methods) =>
  methods.flatMap(({ description, details }, index) => {
    const sample = firstSample(details);
    if (sample === undefined) return [];
    return languages
      .filter((lang) => !description[lang].includes(notice[lang]))
      .map((lang) => ({
        place: `/${index}/description/${lang}`,
        what: `must say "${notice[lang]}" while its details contain the sample ${sample}`,
      }));
  }),
);
