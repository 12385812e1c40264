import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import navigation from './TopNavigation.tests.stories.tsx';

const meta = {
  ...navigation,
  title: 'Components/TopNavigation/NavigationStatus/Tests',
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof navigation.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadingSaysSo: Story = {
  name: '[NAV-06] shows "Loading navigation..." in a status while the links load',
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading navigation...');
    await expect(canvas.getByRole('link', { name: 'Donate' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
  },
};

export const SlowLoadingShowsFallbackLinks: Story = {
  name: '[NAV-06] [NAV-07] after four seconds of loading, fallback links show next to the loading status',
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    const start = performance.now();
    await expect(await canvas.findByRole('link', { name: 'About' }, { timeout: 8000 })).toBeVisible();
    await expect(performance.now() - start).toBeGreaterThan(3000);
    await expect(canvas.getByRole('link', { name: 'Volunteers' })).toHaveAttribute('href', '/volunteers');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading navigation...');
  },
};

export const FailureShowsFallbackLinks: Story = {
  name: '[NAV-06] [NAV-07] shows "Error loading navigation." in an alert, and fallback links',
  args: { status: 'error', fallbackHrefs: { team: '/people' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading navigation.');
    const labels = ['Volunteers', 'Impact', 'Gallery', 'Team', 'Partners', 'About', 'Donate'];
    const hrefs = labels.map((name) => canvas.getByRole('link', { name }).getAttribute('href'));
    await expect(hrefs).toEqual(['/volunteers', '/impact', '/gallery', '/people', '/partners', '/about', '/donate']);
  },
};

const expectLinks =
  (labels: string[]): Story['play'] =>
  async ({ canvas }) => {
    for (const name of labels) await expect(canvas.getByRole('link', { name })).toBeVisible();
  };

export const FallbackFrench: Story = {
  name: '[NAV-07] the fallback labels in French',
  args: { status: 'error' },
  globals: { locale: 'fr' },
  play: expectLinks(['Bénévoles', 'Impact', 'Galerie', 'Équipe', 'Partenaires', 'À propos', 'Faire un don']),
};

export const FallbackLingala: Story = {
  name: '[NAV-07] the fallback labels in Lingala',
  args: { status: 'error' },
  globals: { locale: 'ln' },
  play: expectLinks([
    'Bavolontaire',
    'Mbuma ya mosala',
    'Bafoto',
    'Ekipe',
    'Bapartenaire',
    'Biso banani',
    'Pesa likabo',
  ]),
};

export const FallbackKiswahili: Story = {
  name: '[NAV-07] the fallback labels in Kiswahili',
  args: { status: 'error' },
  globals: { locale: 'sw' },
  play: expectLinks(['Wajitoleaji', 'Matokeo', 'Picha', 'Timu', 'Washirika', 'Kuhusu sisi', 'Changia']),
};
