import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CurriculumTabs } from './CurriculumTabs.tsx';

const meta = {
  title: 'Components/CurriculumTabs/Tests',
  component: CurriculumTabs,
  tags: ['!autodocs', '!dev'],
  args: {
    parts: [
      { id: 'basics', title: 'Computer Basics', duration: '4 weeks', progress: 85, lessons: ['File Management'] },
      { id: 'internet', title: 'Internet and Web', duration: '3 weeks', progress: 70, lessons: ['Online Safety'] },
    ],
  },
} satisfies Meta<typeof CurriculumTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsOpenTheNextPart: Story = {
  name: '[DIGI-02] the first part is open, and the arrow keys open the next, each with its progress and its lessons',
  play: async ({ canvas }) => {
    const basics = canvas.getByRole('tab', { name: /Computer Basics/ });
    await expect(basics).toHaveAttribute('aria-selected', 'true');
    await expect(basics).toHaveTextContent(/85\s*% ready4 weeks/);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('File Management');
    await userEvent.click(basics);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Internet and Web/ })).toHaveFocus();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Online Safety');
  },
};
