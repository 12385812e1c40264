import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import documented, { LongFrench as french, Hidden as hidden } from './Heading.stories.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Primitives/Content/Heading/Tests',
  component: Heading,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LevelAndSizeAreIndependent: Story = {
  name: 'the level says where it is in the outline, the size how large it looks',
  render: () => (
    <>
      <Heading headingLevel={2} size="sm">
        Small
      </Heading>
      <Heading headingLevel={3} size="xl">
        Large
      </Heading>
    </>
  ),
  play: async ({ canvas }) => {
    const size = (level: number) =>
      Number.parseFloat(getComputedStyle(canvas.getByRole('heading', { level })).fontSize);
    await expect(size(3)).toBeGreaterThan(size(2));
  },
};

export const HiddenNamesItsSection: Story = {
  ...hidden,
  name: 'a hidden heading still names its section',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The figures' })).toHaveTextContent('3 boreholes');
    await expect(canvas.getByRole('heading').getBoundingClientRect().width).toBeLessThan(2);
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French it wraps inside of its column',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: /^Ce que nos partenaires/ });
    await expect(heading.scrollWidth).toBe(heading.clientWidth);
  },
};
