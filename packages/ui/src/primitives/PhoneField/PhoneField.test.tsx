import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { NzeteProvider } from '../../provider/NzeteProvider.tsx';
import { PhoneField } from './PhoneField.tsx';

const languages = [{ code: 'ar', name: 'العربية', direction: 'rtl' }] as const;

const hintIn = (locale: string) =>
  renderToString(
    <IntlProvider locale={locale} onError={() => {}}>
      <NzeteProvider languages={languages} phoneExample="+20 2 0000 0000">
        <PhoneField label="Phone" name="phone" />
      </NzeteProvider>
    </IntlProvider>,
  );

test('[LANG-09] the groups of the example keep their order from right to left', () => {
  expect(hintIn('ar')).toContain('\u2066+20 2 0000 0000\u2069');
  expect(hintIn('en')).toContain('example +20 2 0000 0000');
});
