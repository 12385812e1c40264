import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './Disclosure.tsx';
import { DisclosureGroup } from './DisclosureGroup.tsx';

const meta = {
  title: 'Primitives/Content/Disclosure',
  component: Disclosure,
  subcomponents: { DisclosureGroup },
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['disclosure'],
      do: ['Write a question as the title and its answer inside.'],
      dont: ['Do not hide content that everyone must read.'],
    },
  },
  args: {
    title: 'Who owns the borehole?',
    children: <p>The village committee. We keep a repair contract for five years.</p>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

/** Rows open and close independently. */
export const Group: Story = {
  render: (args) => (
    <DisclosureGroup>
      <Disclosure {...args} defaultOpen />
      <Disclosure title="Can I visit a nursery?">
        <p>On Saturdays, from nine. Write to us two days before.</p>
      </Disclosure>
      <Disclosure title="How are trees counted?">
        <p>Twice: at planting, and after the second dry season. Only the second count is published.</p>
      </Disclosure>
    </DisclosureGroup>
  ),
};

/** Opening a row closes the open one; one row is always open. */
export const OneStaysOpen: Story = {
  render: (args) => (
    <DisclosureGroup mode="one">
      <Disclosure {...args} defaultOpen />
      <Disclosure title="Can I visit a nursery?">
        <p>On Saturdays, from nine. Write to us two days before.</p>
      </Disclosure>
      <Disclosure title="How are trees counted?">
        <p>Twice: at planting, and after the second dry season.</p>
      </Disclosure>
    </DisclosureGroup>
  ),
};

export const OnCloth: Story = {
  ...Group,
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>],
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  render: () => (
    <DisclosureGroup className="nz:max-w-80">
      <Disclosure title="Que deviennent mes données personnelles après la vérification d’identité ?" defaultOpen>
        <p>Elles sont chiffrées et conservées sept ans, comme la loi le demande, puis effacées.</p>
      </Disclosure>
      <Disclosure title="Quelles pièces justificatives faut-il joindre ?">
        <p>Une pièce d’identité et un justificatif de domicile.</p>
      </Disclosure>
    </DisclosureGroup>
  ),
};

export const Dark: Story = { ...Group, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  args: { title: 'Important', children: <p>The nursery is closed on 1 May.</p> },
};
