import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import documented, {
  LongFrench as french,
  TitleOnly as titleOnly,
  WithActions as withActions,
  WithLinkBack as withLinkBack,
} from './PageHead.stories.tsx';
import { PageHead } from './PageHead.tsx';

const meta = {
  title: 'Components/PageHead/Tests',
  component: PageHead,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsTheHeadOfThePage: Story = {
  ...withActions,
  name: 'title and description, then its buttons in order',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Our impact' })).toBeVisible();
    await expect(canvas.getByText(/when we counted it/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Join the volunteers' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See the photos' })).toHaveFocus();
  },
};

export const LinkBackIsFirst: Story = {
  ...withLinkBack,
  name: 'the link back is before the title and large enough for a finger',
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Back to impact' });
    await userEvent.tab();
    await expect(back).toHaveFocus();
    await expect(back.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(back.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

export const OmittedPartsLeaveNothing: Story = {
  ...titleOnly,
  name: 'without description and buttons there is only the title',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('p')).toBeNull();
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French nothing is wider than the page',
  play: async ({ canvas }) => {
    const head = canvas.getByRole('heading', { level: 1 }).closest('header');
    await expect(head?.scrollWidth).toBe(head?.clientWidth);
  },
};
