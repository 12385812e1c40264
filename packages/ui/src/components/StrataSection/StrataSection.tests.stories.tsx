import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StrataEdge } from './StrataEdge.tsx';
import documented, { AllStrata as allStrata } from './StrataSection.stories.tsx';
import { StrataSection } from './StrataSection.tsx';

const meta = {
  title: 'Components/StrataSection/Tests',
  component: StrataSection,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
} satisfies Meta<typeof StrataSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesItsSection: Story = {
  name: 'its title names the section; the edge is for the eye only',
  play: async ({ canvas, canvasElement }) => {
    const section = canvas.getByRole('region', { name: 'What is in a telephone' });
    await expect(section).toHaveTextContent('Four minerals');
    await expect(canvasElement.querySelector('[data-slot="strata-edge"]')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const EdgesContinueTheGrounds: Story = {
  ...allStrata,
  name: 'each edge has the ground of the section above it, and shapes of its own',
  play: async ({ canvasElement }) => {
    const sections = [...canvasElement.querySelectorAll('[data-slot="strata-section"]')];
    const groundOf = (element: Element | null | undefined) => element && getComputedStyle(element).backgroundColor;
    for (const [index, section] of sections.entries()) {
      const [edge, ground] = section.children;
      const above = sections[index - 1]?.lastElementChild;
      if (above) await expect(groundOf(edge)).toBe(groundOf(above));
      const fill = edge?.lastElementChild;
      await expect(fill && getComputedStyle(fill).fill).toBe(groundOf(ground));
    }
    const shapes = [...canvasElement.querySelectorAll('[data-slot="strata-edge"] path:first-child')];
    await expect(new Set(shapes.map((shape) => shape.getAttribute('d'))).size).toBeGreaterThan(2);
  },
};

export const AnEdgeIsTheSameEveryTime: Story = {
  name: 'an edge has the same shape every time, and another seed has another shape',
  render: () => (
    <>
      <StrataEdge tone="paper" seed={1} />
      <StrataEdge tone="paper" seed={1} />
      <StrataEdge tone="paper" seed={2} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, same, other] = [...canvasElement.querySelectorAll('[data-slot="strata-edge"]')];
    await expect(first?.innerHTML).toContain('<path');
    await expect(same?.innerHTML).toBe(first?.innerHTML);
    await expect(other?.innerHTML).not.toBe(first?.innerHTML);
  },
};
