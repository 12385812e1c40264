import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import documented from './ReviewList.stories.tsx';
import { ReviewList } from './ReviewList.tsx';

const meta = {
  ...documented,
  component: ReviewList,
  title: 'Primitives/Forms/ReviewList/Tests',
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachSectionReturnsToItsFields: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change: What you plan' }));
    await expect(args.sections[1]?.onChange).toHaveBeenCalledTimes(1);
    await expect(args.sections[0]?.onChange).not.toHaveBeenCalled();
  },
};

export const AnswersAreReadWithTheirQuestions: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Organisation' }));
    const terms = section.getAllByRole('term').map((term) => term.textContent);
    const answers = section.getAllByRole('definition').map((answer) => answer.textContent);
    await expect(terms).toEqual(['Legal name', 'Country', 'Website']);
    await expect(answers).toEqual(['Coopérative Maji Safi ya Kivu', 'DR Congo', 'Not given']);
  },
};
