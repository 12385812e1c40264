import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LongFrench as longFrench } from './EmptyState.stories.tsx';
import { EmptyState } from './EmptyState.tsx';

const add = fn();

const meta = {
  title: 'Primitives/Feedback/EmptyState/Tests',
  component: EmptyState,
  tags: ['!autodocs', '!dev'],
  args: {
    title: 'Nothing planted here yet',
    description: 'Add the first plot.',
    actions: <Button onClick={add}>Add a plot</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheNextStepIsPressed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Nothing planted here yet' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a plot' }));
    await expect(add).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(add).toHaveBeenCalledTimes(2);
  },
};

export const ReadInFrench: Story = {
  ...longFrench,
  args: { ...longFrench.args, headingLevel: 2 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Aucune parcelle reboisée pour le moment',
    );
    const root = canvasElement.querySelector('[data-slot="empty-state"]');
    await expect(root?.textContent).toMatch(/^Aucune parcelle.*Ajoutez votre première.*Ajouter une parcelle$/);
    await expect(root?.scrollWidth).toBe(root?.clientWidth);
  },
};

export const NoHeadingInARow: Story = {
  args: { headingLevel: 'none', variant: 'inline', actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing planted here yet')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
