import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Sizes as sizes } from './Sign.stories.tsx';
import { Sign, signNames } from './Sign.tsx';

const follow = fn();

const meta = {
  title: 'Primitives/Content/Sign/Tests',
  component: Sign,
  tags: ['!autodocs', '!dev'],
  args: { name: 'water' },
} satisfies Meta<typeof Sign>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PressedAsPartOfALink: Story = {
  globals: { locale: 'fr' },
  render: (args) => (
    <Link href="/clean-water" onClick={follow}>
      <Sign {...args} /> Eau potable
    </Link>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^\s*Eau potable$/ });
    await userEvent.click(link.querySelector('[data-slot="sign"]') ?? document.body);
    await expect(follow).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const EachTopicHasItsOwn: Story = {
  render: () => (
    <>
      {signNames.map((name) => (
        <Sign key={name} name={name} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('[data-slot="sign"]')].map(({ innerHTML }) => innerHTML);
    await expect(drawings).toHaveLength(14);
    await expect(new Set(drawings).size).toBe(14);
  },
};

export const HasFiveSizes: Story = {
  ...sizes,
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('[data-slot="sign"]')].map((sign) => sign.clientHeight);
    await expect(drawn).toEqual([28, 32, 36, 48, 64]);
  },
};
