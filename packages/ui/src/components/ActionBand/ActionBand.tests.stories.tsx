import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import documented, {
  Ends as ends,
  LongFrench as french,
  Indent as indent,
  Line as line,
} from './ActionBand.stories.tsx';
import { ActionBand } from './ActionBand.tsx';

const meta = {
  title: 'Components/ActionBand/Tests',
  component: ActionBand,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
} satisfies Meta<typeof ActionBand>;
export default meta;
type Story = StoryObj<typeof meta>;

const readsInOrder: Story['play'] = async ({ canvas }) => {
  const band = canvas.getByRole('region', { name: 'Plant with us' });
  await expect(band).toHaveTextContent(/^Plant with us.*Two days.*Join the volunteers.*Donate$/);
  await userEvent.tab();
  await expect(within(band).getByRole('link', { name: 'Join the volunteers' })).toHaveFocus();
  await userEvent.tab();
  await expect(within(band).getByRole('link', { name: 'Donate' })).toHaveFocus();
};

export const Columns: Story = { name: 'its title names it; sentence and buttons follow', play: readsInOrder };

export const IndentReadsInOrder: Story = { ...indent, name: 'the same with an indent', play: readsInOrder };

export const EndsReadsInOrder: Story = { ...ends, name: 'the same with buttons at the end', play: readsInOrder };

export const LineIsOneAction: Story = {
  ...line,
  name: 'at the end of a section the title names it, and its button follows',
  play: async ({ canvas }) => {
    const band = canvas.getByRole('region', { name: 'Plant with us' });
    await userEvent.tab();
    await expect(within(band).getByRole('link', { name: 'Take a seat' })).toHaveFocus();
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French nothing is wider than the page',
  play: async ({ canvas }) => {
    const band = canvas.getByRole('region');
    await expect(band.scrollWidth).toBe(band.clientWidth);
  },
};
