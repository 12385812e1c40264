import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { elementUnderPointer } from '../../foundations/elementUnderPointer.ts';
import documented, { Grid as grid, LongFrench as longFrench } from './MetricCard.stories.tsx';
import { MetricCard } from './MetricCard.tsx';
import { MetricGrid } from './MetricGrid.tsx';

const meta = {
  title: 'Components/MetricCard/Tests',
  component: MetricCard,
  tags: ['!autodocs', '!dev'],
  decorators: documented.decorators,
  args: { ...documented.args, href: '/reports' },
} satisfies Meta<typeof MetricCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheWholeCardLeadsToTheEvidence: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'people reached' });
    await expect(link).toHaveAttribute('href', '/reports');
    await expect(elementUnderPointer(canvas.getByText('5,500'))).toBe(link);
    const follow = fn();
    link.addEventListener('click', follow);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const ReadInFrench: Story = {
  ...longFrench,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50 000')).toHaveAttribute('value', '50000');
    await expect(canvas.getByRole('article')).toHaveTextContent(
      /^50 000\s?arbres plantés avec les communautés riveraines.*Au 30 novembre 2025.*Source : Rapports mensuels/,
    );
    await expect(canvas.getByRole('link')).toHaveAccessibleName('arbres plantés avec les communautés riveraines');
  },
};

export const WithoutEvidenceItIsNoLink: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('people reached')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** The largest number of a page, on a phone too. */
export const ALongNumberStaysOnOneLine: Story = {
  args: { size: 'lg', value: 1_000_000 },
  decorators: [(Story) => <div className="nz:w-72">{Story()}</div>],
  play: async ({ canvas }) => {
    const number = canvas.getByText('1,000,000');
    const { fontSize } = getComputedStyle(number);
    await expect(number.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(fontSize));
    await expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByRole('article').getBoundingClientRect().right,
    );
  },
};

export const FirstOfAGridIsLarge: Story = {
  ...grid,
  render: (args) => (
    <MetricGrid
      metrics={[
        { ...args, id: 'trees', label: 'trees planted' },
        { ...args, id: 'people', label: 'people reached' },
      ]}
    />
  ),
  name: 'the first number of a grid is the largest, and Tab goes from evidence to evidence',
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    const [large = 0, small = 0] = items.map((item) =>
      Number.parseFloat(getComputedStyle(within(item).getByText('5,500')).fontSize),
    );
    await expect(large).toBeGreaterThan(small);
    for (const name of ['trees planted', 'people reached']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};
