import { renderToString } from 'react-dom/server';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { warnOfMissingMessages } from './warnOfMissingMessages.ts';

const render = (...ids: string[]) =>
  renderToString(
    <IntlProvider locale="es" messages={{ 'ui.here': 'Aquí' }} onError={warnOfMissingMessages}>
      {ids.map((id, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <FormattedMessage key={index} id={id} defaultMessage={`English of ${id}`} />
      ))}
    </IntlProvider>,
  );

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('[LANG-09] development warns once of a missing message, and shows its English', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(render('ui.one')).toBe('English of ui.one');
  render('ui.one', 'ui.here', 'ui.two');
  expect(warn.mock.calls.map(([text]) => /"(ui\.\w+)"/.exec(text)?.[1])).toEqual(['ui.one', 'ui.two']);
});

test('[LANG-09] a production build is silent', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render('ui.three');
  expect(warn).not.toHaveBeenCalled();
});
