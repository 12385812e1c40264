import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import documented, { LongFrench as french } from './Imprint.stories.tsx';
import { Imprint } from './Imprint.tsx';

const meta = {
  title: 'Components/Imprint/Tests',
  component: Imprint,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
} satisfies Meta<typeof Imprint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ActionsBeforeContact: Story = {
  name: 'Tab goes through the buttons, then to telephone and e-mail',
  play: async ({ canvas }) => {
    for (const name of ['Join the volunteers', 'Become a partner', '+243 000 000 001', 'hello@nzete.example']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French title and publisher are read, and nothing is wider than the page',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /^Écrivez la suite/ })).toBeVisible();
    await expect(canvas.getByText('Fondation Nzete')).toBeVisible();
    const [imprint] = canvasElement.children;
    await expect(imprint?.scrollWidth).toBe(imprint?.clientWidth);
  },
};
