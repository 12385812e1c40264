import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflinePage } from './OfflinePage.tsx';

const meta = {
  title: 'Components/OfflinePage',
  component: OfflinePage,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['List what can be read now, the last page first.'],
      dont: ['Do not show it when the server answers with an error; use ErrorState.'],
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'You are offline',
    description: 'This page is not on your phone yet. Connect, then try again.',
    listTitle: 'What you can read now',
    pages: [
      { href: '/about', title: 'About us' },
      { href: '/data', title: 'Climate data' },
      { href: '/donate', title: 'Donate' },
    ],
    retry: 'Try again',
  },
} satisfies Meta<typeof OfflinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing has been read yet: the heading says what will be here. */
export const Empty: Story = {
  args: { pages: [], listTitle: 'Pages that you open while you are connected will be here.' },
};

export const French: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Vous êtes hors ligne',
    description: 'Cette page n’est pas encore sur votre téléphone. Connectez-vous, puis réessayez.',
    listTitle: 'Ce que vous pouvez lire maintenant',
    pages: [
      { href: '/about', title: 'Qui nous sommes' },
      { href: '/data', title: 'Responsible minerals: community voice', lang: 'en' },
    ],
    retry: 'Réessayer',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
