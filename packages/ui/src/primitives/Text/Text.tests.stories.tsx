import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import documented, { LongFrench as french, Sizes as sizes, WithIcon as withIcon } from './Text.stories.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Content/Text/Tests',
  component: Text,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachSizeIsSmaller: Story = {
  ...sizes,
  name: 'lead, text and notes are paragraphs, each smaller than the one before',
  play: async ({ canvas }) => {
    const fontSizes = canvas
      .getAllByRole('paragraph')
      .map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    await expect(fontSizes).toEqual([...new Set(fontSizes)].sort((a, b) => b - a));
    await expect(fontSizes).toHaveLength(4);
  },
};

export const IconIsSilent: Story = {
  ...withIcon,
  name: 'an icon is decoration: only the sentence is read',
  play: async ({ canvas }) => {
    const text = canvas.getByRole('paragraph');
    await expect(text).toHaveTextContent(/^We never ask for a PIN by telephone\.$/);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French it wraps inside of its column',
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Nous avons planté/);
    await expect(text.scrollWidth).toBe(text.clientWidth);
  },
};
