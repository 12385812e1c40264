import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { BottomNotice } from './BottomNotice.tsx';

const meta = {
  title: 'Primitives/Feedback/BottomNotice',
  component: BottomNotice,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link', 'button'],
      do: ['Write one sentence that concerns the whole page, with at most two actions.'],
      dont: ['Do not report the result of an action with it; use a toast.', 'Do not show two at the same time.'],
    },
  },
  args: {
    role: 'status',
    children: (
      <>
        This page has not loaded completely. <a href="#reload">Reload</a>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  // In a frame of its own: it is fixed to the edge of the window.
  decorators: [(Story) => <div className="nz:relative nz:h-40 nz:[contain:paint]">{Story()}</div>],
} satisfies Meta<typeof BottomNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An offer that can be declined. */
export const WithButton: Story = {
  args: {
    role: 'complementary',
    'aria-label': 'Lire ce site en français',
    children: (
      <>
        <a href="#fr" lang="fr">
          Lire ce site en français
        </a>
        <Button variant="quiet" size="sm">
          Fermer
        </Button>
      </>
    ),
  },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    children: (
      <>
        Cette page n’a pas pu être chargée complètement. Vérifiez votre connexion.{' '}
        <a href="#reload">Recharger la page</a>
      </>
    ),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
