import type { Meta, StoryObj } from '@storybook/react-vite';
import { ValueGrid } from './ValueGrid.tsx';

const meta = {
  title: 'Components/ValueGrid',
  component: ValueGrid,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show three to six values, one of them the `offbeat`.'],
      dont: ['Do not put links inside; use CallToAction.'],
    },
  },
  decorators: [(Story) => <div className="nz:bg-sunk nz:p-6">{Story()}</div>],
  args: {
    offbeat: 'youth',
    values: [
      {
        id: 'sustainability',
        sign: 'roots',
        title: 'Sustainability',
        description: 'What we start must live on without us.',
      },
      {
        id: 'community',
        sign: 'open',
        title: 'Community',
        description: 'The people of a place decide what happens there.',
      },
      {
        id: 'youth',
        sign: 'together',
        title: 'Youth in the lead',
        description: 'Those who will live longest with the climate lead the work.',
      },
      { id: 'care', sign: 'care', title: 'Care', description: 'We harm no tree, animal or person to meet a target.' },
      {
        id: 'integrity',
        sign: 'proof',
        title: 'Integrity',
        description: 'We publish figures every month, the bad ones too.',
      },
      {
        id: 'innovation',
        sign: 'community',
        title: 'Innovation',
        description: 'A phone, a sensor, a song: whatever works.',
      },
    ],
  },
} satisfies Meta<typeof ValueGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutOffbeat: Story = { args: { offbeat: undefined } };

export const Four: Story = { args: { values: meta.args.values.slice(0, 4) } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    values: meta.args.values.map((value) => ({
      ...value,
      title: 'La responsabilité partagée',
      description:
        'Celles et ceux qui vivront le plus longtemps avec ce climat mènent le travail, du premier plan à la dernière réparation.',
    })),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
