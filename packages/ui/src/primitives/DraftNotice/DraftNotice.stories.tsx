import type { Meta, StoryObj } from '@storybook/react-vite';
import { DraftNotice } from './DraftNotice.tsx';

const meta = {
  title: 'Primitives/Forms/DraftNotice',
  component: DraftNotice,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Put it below the submit button of a form whose values survive a reload.'],
      dont: ['Do not store identity documents, because phones are shared.'],
    },
  },
  args: { status: 'saved', onUndo: () => {} },
  decorators: [(Story) => <form>{Story()}</form>],
} satisfies Meta<typeof DraftNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};

/** The storage of the browser is full or switched off. */
export const Failed: Story = { args: { status: 'failed' } };

/** After "Clear the form". */
export const Cleared: Story = { args: { status: 'cleared' } };

/** Nothing was typed yet: the space of the notice is reserved. */
export const None: Story = { args: { status: 'none' } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: { status: 'failed', className: 'nz:max-w-80' },
};

export const Dark: Story = { globals: { theme: 'dark' } };
