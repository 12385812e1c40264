import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { MetricCard } from './MetricCard.tsx';
import { MetricGrid } from './MetricGrid.tsx';

const narrow: Decorator = (Story, { parameters }) => (
  <div className={parameters.layout === 'fullscreen' ? undefined : 'nz:max-w-120'}>{Story()}</div>
);

const meta = {
  title: 'Components/MetricCard',
  component: MetricCard,
  subcomponents: { MetricGrid },
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show a link to the evidence for the number.', 'Show one large number per view.'],
      dont: ['Do not show a number without date and source.'],
    },
  },
  decorators: [narrow],
  args: {
    value: 5500,
    label: 'people reached',
    asOf: '2025-11-30',
    source: { label: 'Monthly reports' },
    href: '#reports',
  },
} satisfies Meta<typeof MetricCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Large: Story = { args: { size: 'lg', value: 50_000, label: 'trees planted' } };

/** A long number is smaller, so that it fits on one line. */
export const LargeMillion: Story = { args: { size: 'lg', value: 1_000_000, label: 'trees planted' } };

export const Sample: Story = { args: { value: 12, label: 'projects completed', isSample: true } };

export const WithDescription: Story = {
  args: { description: 'Students of digital literacy, and people who drink from the borehole.' },
};

/** The main number of a page, and three others. */
export const Grid: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className="nz:wrap nz:py-6">
      <MetricGrid
        metrics={[
          { ...args, id: 'trees', value: 50_000, label: 'trees planted' },
          { ...args, id: 'people' },
          { ...args, id: 'projects', value: 12, label: 'projects completed' },
          { ...args, id: 'reports', value: 9, label: 'reports published' },
        ]}
      />
    </div>
  ),
};

export const WithoutLink: Story = { args: { href: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    size: 'lg',
    value: 50_000,
    label: 'arbres plantés avec les communautés riveraines',
    source: { label: 'Rapports mensuels de la fondation' },
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, args: { size: 'lg', value: 50_000, label: 'trees planted' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  args: { asOf: undefined, source: undefined, href: undefined },
};
