import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GrowthSection } from './GrowthSection.tsx';
import documented, { InASection as inASection } from './GrowthTargets.stories.tsx';
import { GrowthTargets } from './GrowthTargets.tsx';

const meta = {
  title: 'Components/GrowthTargets/Tests',
  component: GrowthTargets,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
  decorators: documented.decorators,
} satisfies Meta<typeof GrowthTargets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsEachTargetWithItsLabel: Story = {
  name: 'shows each target with its label, and the tree to the eye only',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1M+Trees planted',
      '100+Communities',
      '500K+People reached',
    ]);
    await expect(canvasElement.querySelector('[data-slot="growth-targets-tree"]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};

export const SectionIsNamed: Story = {
  ...inASection,
  render: (args) => <GrowthSection headingLevel={3} title="Le prochain cerne" targets={args.targets} />,
  globals: { locale: 'fr' },
  name: 'a section is named by its title, and clips the tree',
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Le prochain cerne' });
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(section.scrollWidth).toBe(section.clientWidth);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
