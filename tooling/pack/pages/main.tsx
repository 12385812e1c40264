import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { Components } from './Components';
import { Host, PassedUtilities } from './Host';

const { host = '', ours } = document.body.dataset;

createRoot(document.getElementById('root') as HTMLElement).render(
  <IntlProvider locale="en">
    {ours && (
      <div id="ours">
        <Components />
      </div>
    )}
    <div id="host">
      <Host kind={host} />
    </div>
    {ours && <PassedUtilities />}
  </IntlProvider>,
);
