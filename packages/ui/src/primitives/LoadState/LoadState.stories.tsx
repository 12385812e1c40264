import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { LoadState } from './LoadState.tsx';

const meta = {
  title: 'Primitives/Feedback/LoadState',
  component: LoadState,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Use it for a part of a page, inside a section with a heading.'],
      dont: ['Do not use it where a large space would stay empty; use Skeleton and ErrorState.'],
    },
  },
  argTypes: { children: { control: false }, empty: { control: false } },
  args: {
    status: 'loading',
    loading: 'Loading the team...',
    error: 'Error loading the team.',
    onRetry: () => {},
    empty: <EmptyState title="Nobody here yet" />,
    children: <p>Twelve people plant, teach and measure.</p>,
  },
} satisfies Meta<typeof LoadState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Failed: Story = { args: { status: 'error' } };

export const FailedWithoutRetry: Story = { args: { status: 'error', onRetry: undefined } };

export const Empty: Story = { args: { status: 'ready', isEmpty: true } };

export const Ready: Story = { args: { status: 'ready' } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    status: 'error',
    error: 'Impossible de charger les partenaires. La connexion est peut-être trop faible pour le moment.',
  },
  decorators: [(Story) => <div className="nz:max-w-80">{Story()}</div>],
};

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'], args: { status: 'error' } };

export const Dont: Story = { tags: ['!dev', '!autodocs'], args: { status: 'loading', className: 'nz:min-h-72' } };
