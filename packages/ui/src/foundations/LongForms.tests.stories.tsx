import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import documented, { Draft as draft } from './LongForms.stories.tsx';

const meta = {
  title: 'Foundations/Long forms on bad links/Tests',
  tags: ['!autodocs', '!dev'],
  parameters: documented.parameters,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const DraftSurvives: Story = {
  ...draft,
  name: 'what was typed is there again after the page was closed',
  play: async ({ canvas }) => {
    const name = () => canvas.getAllByRole('textbox')[0] as HTMLElement;
    await userEvent.type(name(), 'Grace Ilunga');
    await userEvent.click(canvas.getByRole('button', { name: 'Close the page' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open it again' }));
    await expect(name()).toHaveValue('Grace Ilunga');
  },
};
