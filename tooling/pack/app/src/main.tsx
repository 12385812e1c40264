import { Button, type ButtonProps } from '@nzete/ui/Button';
import { Hero } from '@nzete/ui/Hero';
import '@nzete/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { clientParts } from './client';

const give: ButtonProps = { variant: 'give', children: 'Plant a tree' };
// @ts-expect-error The types reach an app: this variant does not exist.
const wrong: ButtonProps = { variant: 'purple' };

createRoot(document.getElementById('root') as HTMLElement).render(
  <IntlProvider locale="en">
    <Hero
      title="A forest follows"
      stats={[{ value: '50,000+', label: 'trees planted' }]}
      actions={<Button {...give} data-parts={clientParts.length} data-wrong={wrong.variant} />}
    />
  </IntlProvider>,
);
