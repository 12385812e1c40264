import { socialMediaLinks } from '../resources/social-media-links.ts';
import { ruleFor } from './rule.ts';

/** Anyone could register the name of a sample, so it must never be linked. */
export const socialProfiles = ruleFor<Record<string, unknown>>(socialMediaLinks, ({ sample, ...profiles }) =>
  Object.entries(profiles)
    .filter(([, url]) => sample !== true && String(url).includes('example'))
    .map(([network, url]) => ({
      place: `/${network}`,
      what: `is ${url}, so the file must say "sample": true`,
      code: 'sampleProfile',
    })),
);
