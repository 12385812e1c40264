import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../primitives/Link/Link.tsx';
import { GrowthSection } from './GrowthSection.tsx';
import { type GrowthTarget, GrowthTargets } from './GrowthTargets.tsx';

const format = { notation: 'compact' } as const;
const targets: readonly GrowthTarget[] = [
  { id: 'trees', value: 1000000, format, isAtLeast: true, label: 'Trees planted' },
  { id: 'communities', value: 100, format, isAtLeast: true, label: 'Communities' },
  { id: 'lives', value: 500000, format, isAtLeast: true, label: 'People reached' },
];

const meta = {
  title: 'Components/GrowthTargets',
  component: GrowthTargets,
  subcomponents: { GrowthSection },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Say in the section above by when.', 'Show it in a `GrowthSection`, which clips the wood.'],
      dont: ['Do not use it for results; use `StatBand`.'],
    },
  },
  args: { targets },
  decorators: [(Story) => <div className="nz:overflow-clip nz:bg-bg nz:px-gutter nz:pt-10">{Story()}</div>],
} satisfies Meta<typeof GrowthTargets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With its title, as a section of a page. */
export const InASection: Story = {
  render: (args) => (
    <GrowthSection
      title="The next ring"
      description="Three aims for 2030, each counted in public."
      actions={<Link href="#reports">How far we are</Link>}
      targets={args.targets}
    />
  ),
};

export const One: Story = { args: { targets: targets.slice(0, 1) } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    targets: targets.map((target) => ({ ...target, label: 'Communautés accompagnées dans toutes les provinces' })),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
