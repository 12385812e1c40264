import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import documented, { Article as article } from './TextBlock.stories.tsx';
import { TextBlock } from './TextBlock.tsx';

const meta = {
  title: 'Components/TextBlock/Tests',
  component: TextBlock,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
} satisfies Meta<typeof TextBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TermsHaveTheirDescriptions: Story = {
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole('term');
    await expect(term).toHaveTextContent('language');
    await expect(term?.nextElementSibling).toHaveTextContent('The language that you chose, for one year.');
    await expect(canvas.getByText('language').tagName).toBe('CODE');
    await expect(canvas.getByText('Volunteer application').tagName).toBe('DT');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const LinksAreReachedInOrder: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus();
  },
};

export const OmittedPartsLeaveNothing: Story = {
  args: { list: [], terms: [], links: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByRole('term')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelectorAll('p')).toHaveLength(1);
  },
};

export const ArticleNamesItsParts: Story = {
  ...article,
  name: 'an article has its paragraphs, then lists of sources and of links with their names',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/wells fall dry/).tagName).toBe('P');
    await expect(canvas.getByRole('list', { name: 'Sources' })).toHaveTextContent('FAO');
    const links = within(canvas.getByRole('list', { name: 'More on this site' })).getAllByRole('link');
    await expect(links).toHaveLength(2);
  },
};
