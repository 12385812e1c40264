import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { KycWizard } from './KycWizard.tsx';
import { defineKyc } from './kycDefinition.ts';

const text = (id: string) => ({ id, defaultMessage: id });
const fields = { boat: { kind: 'text', label: text('Boat'), limit: 80 } } as const;
const onSubmit = async () => ({ ok: true as const });

const short = defineKyc({ steps: [{ title: text('You'), fields }] });
const withPapers = defineKyc({
  steps: [{ title: text('You'), fields, documents: { licence: { label: text('Licence') } } }],
});

test('[KYC-08] without documents an identity check needs no onUpload', () => {
  const html = renderToString(
    <IntlProvider locale="en">
      <KycWizard definition={short} onSubmit={onSubmit} />
    </IntlProvider>,
  );
  expect(html).toContain('Boat');
});

test('[KYC-08] with documents it says that onUpload is missing', () => {
  const page = (
    <IntlProvider locale="en">
      <KycWizard definition={withPapers} onSubmit={onSubmit} />
    </IntlProvider>
  );
  expect(() => renderToString(page)).toThrow('has documents: pass onUpload');
});
