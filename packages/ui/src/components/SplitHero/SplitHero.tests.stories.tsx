import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import documented, { LongFrench as french, TitleOnly as titleOnly } from './SplitHero.stories.tsx';
import { SplitHero } from './SplitHero.tsx';

const meta = {
  title: 'Components/SplitHero/Tests',
  component: SplitHero,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
} satisfies Meta<typeof SplitHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsTheHeadOfThePage: Story = {
  name: 'the title is before the picture, which is requested at once and reaches the lower edge',
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Our story' });
    const picture = canvas.getByRole('img');
    await expect(title.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    const end = title.closest('header')?.getBoundingClientRect().bottom ?? 0;
    await expect(picture.getBoundingClientRect().bottom).toBeCloseTo(end, 0);
  },
};

export const OmittedPartsLeaveNothing: Story = {
  ...titleOnly,
  name: 'without description there is no paragraph',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull();
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French the title stays in its half',
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.scrollWidth).toBe(title.clientWidth);
  },
};
