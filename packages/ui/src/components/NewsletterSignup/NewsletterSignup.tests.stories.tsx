import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NewsletterSignup } from './NewsletterSignup.tsx';

const meta = {
  title: 'Components/NewsletterSignup/Tests',
  component: NewsletterSignup,
  tags: ['!autodocs', '!dev'],
  args: { onSubmit: fn(async () => ({ ok: true as const })) },
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-5">{Story()}</div>],
} satisfies Meta<typeof NewsletterSignup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SendsTheAddress: Story = {
  name: '[FOOT-02] the footer’s box: "Subscribe for Updates", an e-mail field, a Subscribe button',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Subscribe for Updates' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Subscribe for Updates' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'mado@nzete.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('mado@nzete.example');
    await expect(await canvas.findByText('Subscription Successful!')).toBeVisible();
  },
};

export const ButtonNoWiderThanTheField: Story = {
  name: '[FOOT-02] with the long French label, the button is no wider than the field',
  globals: { locale: 'fr' },
  decorators: [(Story) => <div className="nz:w-105">{Story()}</div>],
  play: async ({ canvas }) => {
    const width = (role: string) => canvas.getByRole(role).getBoundingClientRect().width;
    await expect(width('button')).toBeLessThanOrEqual(width('textbox'));
  },
};
