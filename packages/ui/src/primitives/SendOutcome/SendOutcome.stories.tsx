import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { SendOutcome } from './SendOutcome.tsx';

const meta = {
  title: 'Primitives/Forms/SendOutcome',
  component: SendOutcome,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Show it at the submit button of the form.'],
      dont: ['Do not show the errors of fields with it; use ErrorSummary.'],
    },
  },
  args: {
    title: 'Application received',
    description: 'Keep the number: it is what we ask for when you write to us.',
    result: { ok: true, reference: 'NZ-V-2026-N9H25C' },
  },
  argTypes: { result: { control: 'object' } },
} satisfies Meta<typeof SendOutcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutReference: Story = { args: { result: { ok: true } } };

export const Offline: Story = { args: { result: { ok: false, reason: 'offline' } } };

export const NoAnswer: Story = { args: { result: { ok: false, reason: 'no-response' } } };

/** Waits of more than 90 seconds are shown in minutes. */
export const Wait: Story = { args: { result: { ok: false, reason: 'wait', seconds: 42 } } };

export const TooLong: Story = { args: { result: { ok: false, reason: 'too-long' } } };

/** The error texts are at the fields. */
export const Rejected: Story = { args: { result: { ok: false, reason: 'refused', fields: { email: 'is unknown' } } } };

/** The text of the server. */
export const Other: Story = {
  args: { result: { ok: false, reason: 'other', detail: 'The service is busy. Try again shortly.' } },
};

export const LongFrench: Story = { args: Offline.args, globals: { locale: 'fr' } };

export const Dark: Story = { globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <div className="nz:grid nz:justify-items-start nz:gap-4">
      <Button>Send the application</Button>
      <SendOutcome {...args} result={{ ok: false, reason: 'offline' }} />
    </div>
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  args: { result: { ok: false, reason: 'other', detail: 'The e-mail address is missing.' } },
};
