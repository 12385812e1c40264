import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, userEvent } from 'storybook/test';
import { NewsletterSignup, type NewsletterSignupProps } from './NewsletterSignup.tsx';

const succeed: NewsletterSignupProps['onSubmit'] = async () => ({ ok: true });

const meta = {
  title: 'Components/NewsletterSignup',
  component: NewsletterSignup,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { autoplay: true } },
    guide: {
      keyboard: ['text', 'button'],
      do: ['Show it in the footer, where there is one line.'],
      dont: ['Do not show it beside NewsletterForm.'],
    },
    layout: 'fullscreen',
  },
  args: { onSubmit: succeed },
  decorators: [(Story) => <div className="nz:ground-cloth nz:bg-sunk! nz:p-5 nz:[&>*]:max-w-md">{Story()}</div>],
} satisfies Meta<typeof NewsletterSignup>;
export default meta;
type Story = StoryObj<typeof meta>;

const submitAddress: Story['play'] = async ({ canvas }) => {
  fireEvent.change(canvas.getByRole('textbox'), { target: { value: 'mado@nzete.example' } });
  await userEvent.click(canvas.getByRole('button'));
};

/** In the footer. */
export const Default: Story = {};

export const OwnWords: Story = { args: { title: 'News of the nursery', note: 'Leave any time with one tap.' } };

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const Failed: Story = {
  args: { onSubmit: async () => ({ ok: false, reason: 'other' }) },
  play: submitAddress,
};

export const Success: Story = { play: submitAddress };

export const LongFrench: Story = { globals: { locale: 'fr' } };

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };
