import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import fr from '../../locales/fr.json' with { type: 'json' };
import { climateMessages } from './climate.messages.ts';

const intl = createIntl({ locale: 'fr', messages: fr });

test.each([
  [1.3, '1,3 million'],
  [1.9, '1,9 million'],
  [2, '2,0 millions'],
  [13.9, '13,9 millions'],
])('[LANG-07] in French %d is in the singular below two: %s', (millions, words) => {
  const count = intl.formatNumber(millions, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  expect(intl.formatMessage(climateMessages.millions, { millions, count })).toBe(words);
});
