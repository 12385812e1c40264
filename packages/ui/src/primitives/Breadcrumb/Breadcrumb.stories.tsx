import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Primitives/Navigation/Breadcrumb',
  component: Breadcrumb,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show the path from the home page to this one.'],
      dont: ['Do not show the steps of a form with it; use Wizard.'],
    },
  },
  args: {
    steps: [{ href: '#minerals', label: 'Responsible minerals' }],
    current: 'Ethical sourcing',
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current page comes last, as plain text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Responsible minerals' })).toHaveAttribute('href', '#minerals');
    await expect(canvas.getByText('Ethical sourcing')).toHaveAttribute('aria-current', 'page');
  },
};

export const TwoSteps: Story = {
  args: {
    steps: [
      { href: '#work', label: 'What we do' },
      { href: '#minerals', label: 'Responsible minerals' },
    ],
  },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    steps: [{ href: '#minerals', label: 'Minerais responsables' }],
    current: 'Approvisionnement éthique, du puits à l’acheteur',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    steps: [
      { href: '#organisation', label: 'Organisation' },
      { href: '#project', label: 'Your project' },
    ],
    current: 'Review',
  },
};
