import type { Meta, StoryObj } from '@storybook/react-vite';
import { ValueRings, type ValueRingsItem } from './ValueRings.tsx';

const values: readonly ValueRingsItem[] = [
  {
    id: 'sustainability',
    sign: 'roots',
    title: 'Sustainability',
    description: 'What we start must live on without us.',
  },
  {
    id: 'community',
    sign: 'community',
    title: 'Community',
    description: 'The people of a place decide what happens there.',
  },
  { id: 'innovation', sign: 'open', title: 'Innovation', description: 'A phone, a sensor, a song: whatever works.' },
  { id: 'integrity', sign: 'proof', title: 'Integrity', description: 'We publish figures every month.' },
];

const meta = {
  title: 'Components/ValueRings',
  component: ValueRings,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show four values, on a ground other than white.'],
      dont: ['Do not use it for six values, or one that stands out; use `ValueGrid`.'],
    },
  },
  decorators: [(Story) => <div className="nz:bg-bg nz:p-6">{Story()}</div>],
  args: { values },
} satisfies Meta<typeof ValueRings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Few: Story = { args: { values: values.slice(0, 2) } };

export const Many: Story = {
  args: { values: [...values, ...values.map((value) => ({ ...value, id: `${value.id}-again` }))] },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    values: values.map((value) => ({
      ...value,
      title: 'La responsabilité partagée',
      description:
        'Celles et ceux qui vivront le plus longtemps avec ce climat mènent le travail, du premier plan à la dernière réparation.',
    })),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
