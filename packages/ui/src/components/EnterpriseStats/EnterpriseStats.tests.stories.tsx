import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import documented, { LongFrench as longFrench } from './EnterpriseStats.stories.tsx';
import { EnterpriseStats } from './EnterpriseStats.tsx';

const meta = {
  title: 'Components/EnterpriseStats/Tests',
  component: EnterpriseStats,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
} satisfies Meta<typeof EnterpriseStats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadInFrench: Story = {
  ...longFrench,
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('listitem');
    await expect(figures).toHaveLength(3);
    await expect(figures[0]).toHaveTextContent(/^150 000 \+\s?Points de données reçus chaque jour\s?Exemple$/);
    await expect(figures[1]).toHaveTextContent(/^96 %\s?Précision moyenne\s?Exemple$/);
    await expect(figures[2]).toHaveTextContent(/^9\s?Sources actives en ce moment$/);
    await expect(canvas.getByText('150 000')).toHaveAttribute('value', '150000');
  },
};

export const TheSourceOfAFigureIsFollowed: Story = {
  args: { stats: [{ id: 'sources', value: 9, label: 'Active sources', source: { label: 'Sources', href: '/data' } }] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sources' });
    const follow = fn();
    link.addEventListener('click', follow);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    await expect(link).toHaveAttribute('href', '/data');
  },
};
