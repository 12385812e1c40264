import { defaultLanguages, type LanguageDefinition, type Languages } from '@nzete/languages';
import { tshiluba } from '@nzete/languages/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, userEvent, within } from 'storybook/test';
import { useFormat } from '../../format/index.ts';
import { NzeteProvider } from '../../provider/index.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

function Written() {
  const { number, date } = useFormat();
  return <p role="status">{`${number(-1234.5)} | ${date(Date.UTC(2026, 6, 30, 22, 30))}`}</p>;
}

/** A site with custom languages: a choice changes the locale of the page. */
function Site({ languages }: { languages: Languages }) {
  const [language, setLanguage] = useState(languages[0].code);
  return (
    <IntlProvider locale={language} onError={() => {}}>
      <NzeteProvider languages={languages} timeZone="Africa/Lubumbashi">
        <LanguageSwitcher value={language} onChange={setLanguage} className="nz:flex nz:min-h-96 nz:justify-end" />
        <LanguageSwitcher variant="chips" value={language} onChange={setLanguage} />
        <Written />
      </NzeteProvider>
    </IntlProvider>
  );
}

const meta = {
  title: 'Components/LanguageSwitcher/LanguageSet/Tests',
  component: Site,
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (options: HTMLElement[]) => options.map(({ textContent }) => textContent);

export const AnotherLanguage: Story = {
  name: '[LANG-01, LANG-07] another language is in menu and chips, with its own formats for numbers and dates',
  args: { languages: [...defaultLanguages, tshiluba] },
  play: async ({ canvas }) => {
    const all = [...defaultLanguages, tshiluba].map(({ name }) => name);
    await expect(names(within(canvas.getByRole('group', { name: 'Language' })).getAllByRole('button'))).toEqual(all);
    await expect(canvas.getByRole('status')).toHaveTextContent('-1,234.5 | 31 July 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English EN' }));
    await expect(names(within(canvas.getByRole('list')).getAllByRole('button'))).toEqual(all);
    await userEvent.click(within(canvas.getByRole('list')).getByRole('button', { name: 'Tshiluba' }));
    await expect(canvas.getByRole('button', { name: 'Language: Tshiluba LUA' })).toHaveFocus();
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('Tshiluba');
    await expect(canvas.getByRole('status')).toHaveTextContent('-1.234,5 | 31 Kabàlàshìpù 2026');
  },
};

const two = defaultLanguages.filter(({ code }) => code === 'fr' || code === 'sw');

export const TwoLanguages: Story = {
  name: '[LANG-01] a site with two languages offers two',
  args: { languages: two as [LanguageDefinition, LanguageDefinition] },
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole('group', { name: 'Language' }));
    await expect(names(chips.getAllByRole('button'))).toEqual(['Français', 'Kiswahili']);
    await userEvent.click(chips.getByRole('button', { name: 'Kiswahili' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('-1.234,5 | 31 Julai 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Language: Kiswahili SW' }));
    await expect(names(within(canvas.getByRole('list')).getAllByRole('button'))).toEqual(['Français', 'Kiswahili']);
  },
};
