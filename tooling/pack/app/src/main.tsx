import { Button, type ButtonProps } from '@nzete/ui/Button';
import { formatNumber, type LanguageDefinition } from '@nzete/ui/format';
import { Hero } from '@nzete/ui/Hero';
import { NzeteProvider } from '@nzete/ui/NzeteProvider';
import '@nzete/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { clientParts } from './client';

const give: ButtonProps = { variant: 'give', children: 'Plant a tree' };
// @ts-expect-error The types reach an app: this variant does not exist.
const wrong: ButtonProps = { variant: 'purple' };

/** A language that the app defines. */
const tshiluba: LanguageDefinition = {
  code: 'lua',
  name: 'Tshiluba',
  numbers: { group: '.', decimal: ',', percent: '%' },
  months: 'Ciongo Lùishi Lusòlo Mùuyà Lumùngùlù Lufuimi Kabàlàshìpù Lùshìkà Lutongolo Lungùdi Kaswèkèsè Ciswà'.split(
    ' ',
  ),
};
// @ts-expect-error A language needs a name.
const nameless: LanguageDefinition = { code: 'es' };

createRoot(document.getElementById('root') as HTMLElement).render(
  <IntlProvider locale="en">
    <NzeteProvider languages={[tshiluba]}>
      <Hero
        title="A forest follows"
        stats={[{ value: formatNumber(50_000, tshiluba), label: 'trees planted' }]}
        actions={
          <Button {...give} data-parts={clientParts.length} data-wrong={wrong.variant} data-nameless={nameless.code} />
        }
      />
    </NzeteProvider>
  </IntlProvider>,
);
