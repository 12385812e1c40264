import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import type { PartnershipApplication } from './application.ts';
import { PartnershipWizard, type PartnershipWizardProps } from './PartnershipWizard.tsx';

const succeed: PartnershipWizardProps['onSubmit'] = async () => ({ ok: true });

/** Holds the open state, as a page does. */
function Opened(args: PartnershipWizardProps) {
  const [isOpen, setIsOpen] = useState(args.open);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Apply for Partnership</Button>
      <PartnershipWizard {...args} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const meta = {
  title: 'Components/PartnershipWizard',
  component: PartnershipWizard,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '46rem' } },
    guide: {
      keyboard: ['dialog', 'text', 'select', 'button'],
      do: ['Keep it mounted while it is closed, so that it keeps the entered values.'],
      dont: ['Do not validate between the steps: people look ahead before they write.'],
    },
  },
  args: { open: true, onOpenChange: () => {}, onSubmit: succeed },
  argTypes: { notice: { control: false } },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof PartnershipWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

const draft: PartnershipApplication = {
  organizationType: 'community',
  organizationName: 'Coopérative Maji Safi',
  contactName: 'Ada Mbo',
  email: 'ada@maji.example.org',
  phone: '+243 000 000 001',
  country: 'DR Congo',
  partnershipType: 'implementation',
  description: 'Two hundred families who grow and sell seedlings.',
  experience: 'Three planting seasons.',
  resources: 'A lorry, and a nursery at Nsele.',
};

/** Presses Next or Submit, in any language. */
const pressNext = (times: number): Story['play'] =>
  async function play() {
    const dialog = within(document.body).getByRole('dialog');
    for (let pressed = 0; pressed < times; pressed += 1) {
      const next = dialog.querySelector('button[type="submit"]');
      if (next) await userEvent.click(next);
    }
  };

export const StepOne: Story = {};

export const StepTwo: Story = { play: pressNext(1) };

/** The review of all values. */
export const Review: Story = { args: { draft }, play: pressNext(2) };

/** Missing values are reported on submit, in their step. */
export const Missing: Story = { play: pressNext(3) };

export const Sending: Story = { args: { draft, onSubmit: () => new Promise(() => {}) }, play: pressNext(3) };

export const Failed: Story = {
  args: { draft, onSubmit: async () => ({ ok: false, reason: 'wait', seconds: 40 }) },
  play: pressNext(3),
};

/** The server rejects a field of the first step. */
export const Rejected: Story = {
  args: {
    draft,
    onSubmit: async () => ({ ok: false, reason: 'refused', fields: { phone: 'must have at most 40 characters' } }),
  },
  play: pressNext(3),
};

export const WithNotice: Story = {
  args: {
    draft,
    notice: (
      <p>
        Saved on this device{' '}
        <Button type="reset" variant="quiet" size="sm">
          Clear the form
        </Button>
      </p>
    ),
  },
};

export const LongFrench: Story = { globals: { locale: 'fr' }, play: pressNext(3) };

export const Lingala: Story = { globals: { locale: 'ln' }, args: { draft }, play: pressNext(2) };

export const Kiswahili: Story = { globals: { locale: 'sw' }, args: { draft }, play: pressNext(2) };

export const Dark: Story = { globals: { theme: 'dark' }, args: { draft }, play: pressNext(2) };
