import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { defaultLanguages } from '../../format/index.ts';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';
import { NzeteProvider } from '../../provider/NzeteProvider.tsx';
import { CountrySelect } from './CountrySelect.tsx';

const meta = {
  title: 'Primitives/Forms/CountrySelect/Tests',
  component: CountrySelect,
  tags: ['!autodocs', '!dev'],
  args: { label: 'Country *', name: 'country' },
} satisfies Meta<typeof CountrySelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const eastAfrica = { label: 'East Africa', names: ['Tanzania', 'Kenya', 'Atlantis'] };

export const NoCountryComesFirstByItself: Story = {
  name: '[LIB-05] all countries are in one alphabetical list',
  play: async ({ canvas }) => {
    const options = within(canvas.getByRole('combobox', { name: 'Country *' })).getAllByRole('option');
    await expect(options.slice(1, 4).map(({ textContent }) => textContent)).toEqual([
      'Afghanistan',
      'Åland Islands',
      'Albania',
    ]);
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const TheCountriesOfTheProviderComeFirst: Story = {
  name: '[LIB-05] the countries of the provider come first, in its order, once each',
  decorators: [(Story) => <NzeteProvider firstCountries={eastAfrica}>{Story()}</NzeteProvider>],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country *' });
    await expect(select).toHaveValue('');
    const near = within(within(select).getByRole('group', { name: 'East Africa' }));
    await expect(near.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Tanzania', 'Kenya']);
    const others = within(within(select).getByRole('group', { name: 'Other countries' }));
    await expect(others.queryByRole('option', { name: 'Kenya' })).toBeNull();
    await userEvent.selectOptions(select, 'Belgium');
    await expect(select).toHaveValue('Belgium');
  },
};

const languages = [...defaultLanguages, { code: 'es', name: 'Español' }] as const;

export const AnAddedLanguageHasItsOwnNames: Story = {
  name: '[LANG-09] an added language has its own names of countries, and the same values',
  decorators: [
    (Story) => (
      <IntlProvider locale="es" messages={{ ...en, 'ui.CountrySelect.placeholder': 'Elige un país' }}>
        <NzeteProvider languages={languages}>{Story()}</NzeteProvider>
      </IntlProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country *' });
    await expect(within(select).getAllByRole('option')[1]).toHaveTextContent('Afganistán');
    await userEvent.selectOptions(select, 'Alemania');
    await expect(select).toHaveValue('Germany');
  },
};

const onRendered = fn();

function Page({ locale }: { locale: string }) {
  useEffect(() => onRendered(locale), [locale]);
  return (
    <IntlProvider locale={locale} messages={en}>
      <NzeteProvider languages={languages}>
        <CountrySelect label="Country *" value="Germany" onChange={() => {}} />
      </NzeteProvider>
    </IntlProvider>
  );
}

/** A server whose Intl has another name for Germany, and so another place in the list. */
function showServerPage(place: HTMLDivElement | null) {
  if (!place) return;
  place.innerHTML = renderToString(<Page locale="es" />);
  const option = place.querySelector('option[value="Germany"]');
  if (option) option.textContent = 'República Federal de Alemania';
  place.querySelector('option[value="Romania"]')?.before(option ?? '');
}

export const AnotherIntlOnTheServer: Story = {
  name: '[LANG-09] a page of a server with other names of countries hydrates without an error',
  render: () => <div data-testid="page" ref={showServerPage} />,
  play: async ({ canvas }) => {
    const onRecoverableError = fn();
    const place = canvas.getByTestId('page');
    const root = hydrateRoot(place, <Page locale="es" />, { onRecoverableError });
    await waitFor(() => expect(onRendered).toHaveBeenCalledWith('es'));
    const select = within(place).getByRole('combobox');
    const pairs = () =>
      within(select)
        .getAllByRole('option')
        .map((option) => [option.getAttribute('value'), option.textContent]);
    await expect(pairs()).toContainEqual(['Germany', 'República Federal de Alemania']);
    await expect(select).toHaveValue('Germany');
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.render(<Page locale="en" />);
    await waitFor(() => expect(onRendered).toHaveBeenCalledWith('en'));
    await expect(pairs().every(([value, text]) => value === '' || value === text)).toBe(true);
    await expect(select).toHaveValue('Germany');
    root.unmount();
  },
};

export const TheChoiceSurvivesAChangeOfLanguage: Story = {
  render: function Render(args) {
    const [locale, setLocale] = useState('en');
    return (
      <>
        <button type="button" onClick={() => setLocale('fr')}>
          Français
        </button>
        {locale === 'fr' ? (
          <IntlProvider locale="fr" messages={fr}>
            <CountrySelect key="one" {...args} value="Belgium" onChange={() => {}} />
          </IntlProvider>
        ) : (
          <CountrySelect key="one" {...args} value="Belgium" onChange={() => {}} />
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Français' }));
    const select = canvas.getByRole('combobox', { name: 'Country *' });
    await expect(select).toHaveDisplayValue('Belgique');
    await expect(select).toHaveValue('Belgium');
  },
};
