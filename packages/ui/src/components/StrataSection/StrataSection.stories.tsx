import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrataEdge } from './StrataEdge.tsx';
import { StrataSection } from './StrataSection.tsx';

const meta = {
  title: 'Components/StrataSection',
  component: StrataSection,
  subcomponents: { StrataEdge },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Order them from the top down: `soil`, `deep`, `clay`, `rock`.', 'Say in `above` what is over a section.'],
      dont: ['Do not show it between sections that are not about the ground; use `Section` and `Seam`.'],
    },
  },
  args: {
    tone: 'soil',
    above: 'paper',
    title: 'What is in a telephone',
    description: 'Four minerals come from the ground below the Congo Basin.',
    children: <p>Cobalt, tantalum, tin and gold.</p>,
  },
} satisfies Meta<typeof StrataSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All strata, each torn from the one above it. */
export const AllStrata: Story = {
  render: (args) => (
    <>
      <StrataSection {...args} title="In the soil" tone="soil" above="paper" />
      <StrataSection {...args} title="Below the soil" tone="deep" above="soil" />
      <StrataSection {...args} title="In the clay" tone="clay" above="deep" />
      <StrataSection {...args} title="In the rock" tone="rock" above="clay" />
      <StrataEdge tone="paper" above="rock" seed={5} />
    </>
  ),
};

export const WithoutDescription: Story = { args: { description: undefined } };

/** Below a picture, whose own edge it continues. */
export const WithoutEdge: Story = { args: { above: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Les communautés qui vivent au-dessus des gisements de minerais',
    description:
      'Elles savent ce que l’exploitation change à l’eau, aux champs et aux écoles, et elles le disent à celles et ceux qui achètent.',
  },
};

export const Dark: Story = { ...AllStrata, globals: { theme: 'dark' } };
