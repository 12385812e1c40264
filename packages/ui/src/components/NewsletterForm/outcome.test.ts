import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import fr from '../../locales/fr.json' with { type: 'json' };
import { toMessage } from './outcome.ts';

const intl = createIntl({ locale: 'fr', messages: fr });

test('[SEND-09] says that a link was mailed, and only with it the address is on the list', () => {
  const { tone, title, description } = toMessage({ ok: true, toConfirm: true }, intl);
  expect([tone, title]).toEqual(['success', 'Encore une étape']);
  expect(description).toContain('Nous avons envoyé un lien à cette adresse.');
});

test('[FOOT-02] says that the address is on the list when nobody has to confirm it', () => {
  expect(toMessage({ ok: true, toConfirm: false }, intl).title).toMatch(/^Abonnement réussi/);
});
