import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { FileSize } from './FileSize.tsx';

const meta = {
  title: 'Components/FileSize',
  component: FileSize,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Put it at the end of the text of every link to a file.'],
      dont: ['Do not estimate: leave out a size that is not known.'],
    },
  },
  args: { type: 'PDF', bytes: 84_213 },
} satisfies Meta<typeof FileSize>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As in a link. */
export const InALink: Story = {
  render: (args) => (
    <LinkButton href="/guide.pdf" variant="line" download>
      October 2025 <FileSize {...args} />
    </LinkButton>
  ),
};

export const Megabytes: Story = { args: { type: 'ZIP', bytes: 1_240_000 } };

/** The server has not said how large it is. */
export const Unknown: Story = { args: { bytes: undefined } };

export const LongFrench: Story = { globals: { locale: 'fr' } };

export const Dark: Story = { globals: { theme: 'dark' } };
