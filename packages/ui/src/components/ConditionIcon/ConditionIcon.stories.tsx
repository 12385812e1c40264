import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConditionIcon } from './ConditionIcon.tsx';

const meta = {
  title: 'Components/ConditionIcon',
  component: ConditionIcon,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Beside a temperature, with its words.'],
      dont: ['Hidden words where there is space for them.'],
    },
  },
  args: { condition: 'partly cloudy' },
} satisfies Meta<typeof ConditionIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  name: '[PORTAL-02] every condition has its icon and words, and a cloud is there for what is not known',
  render: () => (
    <div className="nz:grid nz:gap-3">
      {(['sunny', 'partly cloudy', 'cloudy', 'rain', 'snow', null] as const).map((condition) => (
        <ConditionIcon key={String(condition)} condition={condition} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const all = [...canvasElement.querySelectorAll('[data-slot="condition-icon"]')];
    const words = ['Sunny', 'Partly cloudy', 'Cloudy', 'Rain', 'Snow', 'Not known'];
    await expect(all.map(({ textContent }) => textContent)).toEqual(words);
    const icons = all.map((each) => each.querySelector('svg')?.innerHTML);
    await expect(new Set(icons).size).toBe(5);
    await expect(icons[5]).toBe(icons[2]);
  },
};

export const IconAlone: Story = { args: { isLabelHidden: true } };

export const LongFrench: Story = { ...All, name: 'Long French', play: undefined, globals: { locale: 'fr' } };

export const Dark: Story = { ...All, name: 'Dark', play: undefined, globals: { theme: 'dark' } };
