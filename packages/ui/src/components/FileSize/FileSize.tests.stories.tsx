import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { FileSize } from './FileSize.tsx';

const meta = {
  title: 'Components/FileSize/Tests',
  component: FileSize,
  tags: ['!autodocs', '!dev'],
  args: { type: 'PDF', bytes: 84_213 },
  render: (args) => (
    <LinkButton href="/guide.pdf" download>
      October 2025 <FileSize {...args} />
    </LinkButton>
  ),
} satisfies Meta<typeof FileSize>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (name: string): Story['play'] =>
  async function hasName({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(name);
  };

export const Kilobytes: Story = {
  name: '[SAVE-09] a link to a file is named with its type and size',
  play: named('October 2025 PDF, 84 kB'),
};

export const French: Story = {
  name: '[SAVE-09] in French a size has French units and separators',
  globals: { locale: 'fr' },
  args: { bytes: 1_240_000 },
  play: named('October 2025 PDF, 1,2 Mo'),
};

export const Small: Story = {
  name: '[SAVE-09] a file of some bytes is not said to have none',
  args: { bytes: 120 },
  play: named('October 2025 PDF, 1 kB'),
};

export const Unknown: Story = {
  name: '[SAVE-09] an unknown size is left out',
  args: { bytes: undefined },
  play: named('October 2025 PDF'),
};
