import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Primitives/Feedback/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Say what failed and what still works, and offer a retry.'],
      dont: ['Do not show error codes or the names of servers.'],
    },
  },
  args: {
    title: 'The readings did not load',
    description: 'Your last copy, from 09:40, is still here.',
    onRetry: () => {},
    className: 'nz:max-w-lg',
  },
  argTypes: { actions: { control: false }, icon: { control: false } },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithSecondAction: Story = {
  args: {
    actions: (
      <Button variant="quiet" size="sm">
        Use last copy
      </Button>
    ),
  },
};

/** The default text, if nothing more specific is known. */
export const General: Story = { args: { title: undefined, description: undefined } };

export const Retrying: Story = { args: { isRetrying: true } };

/** For small containers: a card, a list, a sidebar. */
export const Inline: Story = { args: { variant: 'inline', icon: <WifiOff /> } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    className: 'nz:max-w-80',
    title: 'Impossible de charger les relevés climatiques',
    description: 'Votre dernière copie, de 09 h 40, est encore là. Vérifiez la connexion avant de réessayer.',
    actions: (
      <Button variant="quiet" size="sm">
        Utiliser la dernière copie
      </Button>
    ),
  },
};

export const Dark: Story = { ...WithSecondAction, globals: { theme: 'dark' } };

export const InlineDark: Story = { ...Inline, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <ErrorState title="The photos did not load" description="The rest of the page works." onRetry={() => {}} />
  ),
};

export const Dont: Story = { tags: ['!dev', '!autodocs'], render: () => <ErrorState title="503 at gallery-api-2" /> };
