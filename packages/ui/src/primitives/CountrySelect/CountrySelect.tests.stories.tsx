import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, userEvent, within } from 'storybook/test';
import fr from '../../locales/fr.json';
import { CountrySelect } from './CountrySelect.tsx';

const meta = {
  title: 'Primitives/Forms/CountrySelect/Tests',
  component: CountrySelect,
  tags: ['!autodocs', '!dev'],
  args: { label: 'Country *', name: 'country' },
} satisfies Meta<typeof CountrySelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DrCongoAndItsNeighboursComeFirst: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country *' });
    await expect(select).toHaveValue('');
    const near = within(within(select).getByRole('group', { name: 'DR Congo and its neighbours' }));
    await expect(near.getAllByRole('option')).toHaveLength(10);
    await expect(near.getAllByRole('option')[0]).toHaveTextContent('DR Congo');
    await userEvent.selectOptions(select, 'Belgium');
    await expect(select).toHaveValue('Belgium');
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
