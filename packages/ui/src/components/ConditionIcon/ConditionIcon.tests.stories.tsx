import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { All as all } from './ConditionIcon.stories.tsx';
import { ConditionIcon } from './ConditionIcon.tsx';

const meta = {
  title: 'Components/ConditionIcon/Tests',
  component: ConditionIcon,
  tags: ['!autodocs', '!dev'],
  args: { condition: 'partly cloudy' },
} satisfies Meta<typeof ConditionIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  ...all,
  name: '[PORTAL-02, PORTAL-08] every condition has its icon and text, and unknown ones have a cloud',
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('[data-slot="condition-icon"]')];
    const words = [
      'Sunny',
      'Clear night',
      'Partly cloudy',
      'Partly cloudy',
      'Cloudy',
      'Rain',
      'Snow',
      'Storm possible',
      'Not known',
    ];
    await expect(icons.map(({ textContent }) => textContent)).toEqual(words);
    const drawings = icons.map((each) => each.querySelector('svg')?.innerHTML);
    await expect(new Set(drawings).size).toBe(8);
    await expect(drawings[8]).toBe(drawings[4]);
  },
};
