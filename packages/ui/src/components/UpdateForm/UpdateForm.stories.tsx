import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { UpdateForm, type UpdateFormProps } from './UpdateForm.tsx';

const succeed: UpdateFormProps['onSubmit'] = async () => ({ ok: true });

const meta = {
  title: 'Components/UpdateForm',
  component: UpdateForm,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { autoplay: true } },
    guide: {
      keyboard: ['text', 'select', 'button'],
      do: ['Show it in the page, above the feed that it adds to.'],
      dont: ['Do not show it in a dialog: seeing the feed helps with writing.'],
    },
  },
  args: { onSubmit: succeed, onCancel: () => {} },
  decorators: [(Story) => <div className="nz:max-w-2xl">{Story()}</div>],
} satisfies Meta<typeof UpdateForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const draft = {
  type: 'collaboration',
  title: 'Seedlings for the Nsele schools',
  content: 'Two hundred seedlings stand in the school yards since Monday.',
  author: 'Nsele Growers',
} as const;

const post: Story['play'] = async ({ canvasElement }) => {
  const button = canvasElement.querySelector('button[type="submit"]');
  if (button) await userEvent.click(button);
};

export const Filled: Story = { args: { draft } };

export const Missing: Story = { play: post };

export const Sending: Story = { args: { draft, onSubmit: () => new Promise(() => {}) }, play: post };

export const Failed: Story = {
  args: { draft, onSubmit: async () => ({ ok: false, reason: 'wait', seconds: 40 }) },
  play: post,
};

/** The server rejects one field. */
export const Rejected: Story = {
  args: {
    draft,
    onSubmit: async () => ({ ok: false, reason: 'refused', fields: { title: 'must have at most 160 characters' } }),
  },
  play: post,
};

export const LongFrench: Story = { globals: { locale: 'fr' }, play: post };

export const Lingala: Story = { globals: { locale: 'ln' }, play: post };

export const Kiswahili: Story = { globals: { locale: 'sw' }, play: post };

export const Dark: Story = { globals: { theme: 'dark' }, play: post };
