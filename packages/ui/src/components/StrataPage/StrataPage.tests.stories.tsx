import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import documented, { Rock as rock } from './StrataPage.stories.tsx';
import { StrataPage } from './StrataPage.tsx';

const meta = {
  title: 'Components/StrataPage/Tests',
  component: StrataPage,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
} satisfies Meta<typeof StrataPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HasAHeadContentAndANote: Story = {
  name: 'has a heading, its content and a note, and Tab goes through its links in order',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Community voice');
    const content = canvas.getByRole('region', { name: 'How a meeting runs' });
    await expect(content).toHaveTextContent('Everyone speaks once');
    const note = canvas.getByRole('region', { name: 'Would you like to be heard?' });
    await expect(within(note).getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Community voice', { selector: '[aria-current="page"]' })).toBeInTheDocument();
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const PassesTheStrataAboveIt: Story = {
  ...rock,
  name: 'the strata above it are bands at its head',
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector('[data-slot="strata-page"]');
    const bands = [...(page?.children ?? [])].filter(({ tagName }) => tagName === 'svg');
    await expect(bands).toHaveLength(4);
  },
};
