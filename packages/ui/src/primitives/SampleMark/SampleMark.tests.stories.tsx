import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleMark } from './SampleMark.tsx';

const meta = {
  title: 'Primitives/Content/SampleMark/Tests',
  component: SampleMark,
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof SampleMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadAsOneSentence: Story = {
  name: '[LIB-01] the badge and its line are read together',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="sample-mark"]')).toHaveTextContent(
      /^Sample The names and scenes here are examples until the foundation adds its own\.$/,
    );
  },
};

export const ReadInFrench: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Exemple')).toBeVisible();
    await expect(canvas.getByText(/^Les noms et les scènes sont ici des exemples/)).toBeVisible();
  },
};

export const TheBadgeAlone: Story = {
  args: { description: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="sample-mark"]')).toHaveTextContent(/^Sample$/);
  },
};
