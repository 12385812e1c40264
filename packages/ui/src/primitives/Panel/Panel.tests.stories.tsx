import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import documented, { LongFrench as french, NamedSection as namedSection } from './Panel.stories.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Primitives/Content/Panel/Tests',
  component: Panel,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SectionIsNamed: Story = {
  ...namedSection,
  name: 'as a section it is a landmark with the name of its heading',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ask us' })).toHaveTextContent('two working days');
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French nothing is wider than it',
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector('[data-slot="panel"]') as HTMLElement;
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
    await expect(panel).toHaveTextContent(/^Une question.*langue\.$/);
  },
};
