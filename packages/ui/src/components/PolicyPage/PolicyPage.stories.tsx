import type { Meta, StoryObj } from '@storybook/react-vite';
import { PolicyPage } from './PolicyPage.tsx';

const text = 'The server writes one line for each call: which call it was, and the network that it came from. ';

const meta = {
  title: 'Components/PolicyPage',
  component: PolicyPage,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show a reference text with several sections.'],
      dont: ['Do not use it for a text that is read from start to finish.'],
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Cookie policy',
    description: 'What this site stores on your device, and for how long.',
    updated: '2026-11-22',
    sections: ['cookies', 'storage', 'ask'].map((id) => ({
      id,
      title: `Section on ${id}`,
      content: <p>{text.repeat(12)}</p>,
    })),
  },
} satisfies Meta<typeof PolicyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutDate: Story = { args: { updated: undefined, sign: 'open' } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Politique de confidentialité',
    description: 'Quelles données nous gardons, pourquoi, combien de temps, et comment les faire effacer.',
    sections: [
      {
        id: 'droits',
        title: 'Demander une copie de vos données, ou leur effacement',
        content: <p>{'Écrivez-nous de l’adresse dont il s’agit. '.repeat(9)}</p>,
      },
    ],
  },
};

/** The headings are beside their sections. */
export const Answers: Story = { args: { layout: 'answers', sign: 'open' } };

export const Dark: Story = { globals: { theme: 'dark' } };
