import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, userEvent, within } from 'storybook/test';
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
