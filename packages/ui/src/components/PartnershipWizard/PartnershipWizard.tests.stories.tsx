import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { emptyPartnershipApplication, type PartnershipApplication } from './application.ts';
import { PartnershipWizard, type PartnershipWizardProps } from './PartnershipWizard.tsx';

function Opened(args: PartnershipWizardProps) {
  const [isOpen, setIsOpen] = useState(args.open);
  const handleChange = (open: boolean) => {
    args.onOpenChange(open);
    setIsOpen(open);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Apply
      </button>
      <PartnershipWizard {...args} open={isOpen} onOpenChange={handleChange} />
    </>
  );
}

const onSubmit = fn<PartnershipWizardProps['onSubmit']>();

const meta = {
  title: 'Components/PartnershipWizard/Tests',
  component: PartnershipWizard,
  tags: ['!autodocs', '!dev'],
  args: { open: true, onOpenChange: fn(), onSubmit, onMessage: fn(), onValuesChange: fn() },
  render: (args) => <Opened {...args} />,
  beforeEach: () => {
    onSubmit.mockReset();
    onSubmit.mockResolvedValue({ ok: true });
  },
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
  description: 'Two hundred families.',
  experience: 'Three planting seasons.',
  resources: 'A lorry.',
};

const dialog = () => within(document.body).getByRole('dialog');
const press = (name: string) => userEvent.click(within(dialog()).getByRole('button', { name }));
const box = (name: string) => within(dialog()).getByRole('textbox', { name, hidden: true });
const step = () => within(dialog()).getByRole('heading', { level: 3 });
const valuesOf = (name: string) =>
  [...within(dialog()).getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ value }) => value);

export const ThreeStepsWithoutChecks: Story = {
  name: '[SHIP-04] has three steps with the specified fields; Next and Previous change them without validation',
  play: async () => {
    await expect(step()).toHaveTextContent('Organization Information');
    await expect(within(dialog()).getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(valuesOf('Organization type')).toEqual(['', 'ngo', 'government', 'private', 'academic', 'community']);
    for (const name of ['Organization name *', 'Contact name *', 'E-mail *', 'Phone'])
      await expect(box(name)).toBeEnabled();
    await expect(within(dialog()).getByRole('combobox', { name: 'Country' })).toBeEnabled();

    await press('Next');
    await expect(step()).toHaveTextContent('Partnership Details');
    await expect(step()).toHaveFocus();
    const kinds = ['', 'funding', 'implementation', 'technical', 'advocacy', 'research'];
    await expect(valuesOf('Partnership type')).toEqual(kinds);
    for (const name of ['Description', 'Experience']) await expect(box(name)).toBeEnabled();

    await press('Next');
    await expect(step()).toHaveTextContent('Resources and Summary');
    await userEvent.type(box('Resources'), 'A lorry.');
    await press('Previous');
    await press('Previous');
    await expect(within(dialog()).queryByRole('group', { name: /to fix/ })).not.toBeInTheDocument();
    await press('Next');
    await press('Next');
    await expect(box('Resources')).toHaveValue('A lorry.');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const MissingFields: Story = {
  name: '[SHIP-05] missing values are reported in a message and in step 1, whose summary takes focus',
  play: async ({ args }) => {
    await press('Next');
    await press('Next');
    await press('Submit application');
    await expect(args.onMessage).toHaveBeenCalledTimes(1);
    await expect(args.onMessage).toHaveBeenCalledWith({
      tone: 'error',
      title: 'Missing Information',
      description: 'Please fill in all required fields.',
    });
    await expect(within(dialog()).getByRole('group', { name: '3 things to fix' })).toHaveFocus();
    await expect(step()).toHaveTextContent('Organization Information');
    await expect(box('E-mail *')).toHaveAccessibleDescription('Write the e-mail address we should reply to.');
    await userEvent.click(within(dialog()).getByRole('link', { name: 'Write the name of your organisation.' }));
    await expect(box('Organization name *')).toHaveFocus();
    await userEvent.keyboard('Maji');
    await expect(box('Organization name *')).toBeValid();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const AMalformedPhoneNumber: Story = {
  args: { draft: { ...draft, phone: 'call me' } },
  play: async () => {
    for (const name of ['Next', 'Next', 'Submit application']) await press(name);
    await expect(box('Phone')).toHaveAccessibleDescription('Write one number in digits, for example +44 20 7946 0018.');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const AnIncompleteAddress: Story = {
  args: { draft: { ...draft, email: 'ada@maji' } },
  play: async ({ args }) => {
    for (const name of ['Next', 'Next', 'Submit application']) await press(name);
    await expect(box('E-mail *')).toHaveAccessibleDescription(/^Part of the address is missing/);
    await expect(args.onMessage).not.toHaveBeenCalled();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const SendsAndCloses: Story = {
  name: '[SHIP-06] sends the application, confirms it, closes, and reopens empty at step 1',
  args: { draft: { ...draft, organizationName: ' Coopérative Maji Safi ' } },
  play: async ({ args, canvas }) => {
    for (const name of ['Next', 'Next', 'Submit application']) await press(name);
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await expect(onSubmit).toHaveBeenCalledWith(draft);
    await expect(args.onMessage).toHaveBeenCalledTimes(1);
    await expect(args.onMessage).toHaveBeenCalledWith({
      tone: 'success',
      title: 'Application Submitted',
      description: 'Your partnership application has been submitted successfully! We will get back to you soon.',
    });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(emptyPartnershipApplication);
    await expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(step()).toHaveTextContent('Organization Information');
    await expect(box('Organization name *')).toHaveValue('');
  },
};

export const FailureLosesNothing: Story = {
  name: '[SHIP-06] a failure shows the server’s reason, or a generic text, and no value is lost',
  args: { draft },
  play: async ({ args }) => {
    onSubmit.mockResolvedValueOnce({ ok: false, reason: 'other', detail: 'Try again in 40 seconds.' });
    onSubmit.mockRejectedValueOnce(new Error('cut'));
    for (const name of ['Next', 'Next', 'Submit application']) await press(name);
    const failed = { tone: 'error', title: 'Application Failed' };
    await expect(args.onMessage).toHaveBeenLastCalledWith({ ...failed, description: 'Try again in 40 seconds.' });
    await expect(step()).toHaveTextContent('Resources and Summary');
    await press('Submit application');
    const description = 'An error occurred while submitting your application.';
    await expect(args.onMessage).toHaveBeenLastCalledWith({ ...failed, description });
    await expect(within(dialog()).getByRole('alert')).toHaveTextContent('No answer came.');
    await expect(box('Resources')).toHaveValue('A lorry.');
    await press('Submit application');
    await expect(onSubmit).toHaveBeenCalledTimes(3);
    await expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const ARejectedFieldIsShown: Story = {
  args: { draft },
  play: async () => {
    onSubmit.mockResolvedValue({
      ok: false,
      reason: 'refused',
      fields: { experience: 'must have at most 4000 characters' },
    });
    for (const name of ['Next', 'Next', 'Submit application']) await press(name);
    await expect(await within(dialog()).findByRole('group', { name: 'One thing to fix' })).toHaveFocus();
    await expect(step()).toHaveTextContent('Partnership Details');
    await expect(box('Experience')).toHaveAccessibleDescription('Experience must have at most 4000 characters');
  },
};

export const Review: Story = {
  name: '[SHIP-04] a review shows every answer as text; Change opens its step and returns',
  args: { draft },
  play: async () => {
    await press('Next');
    await press('Next');
    const sections = within(dialog()).getByRole('region', { name: 'Organization Information' });
    for (const text of ['Community', 'Coopérative Maji Safi', 'Ada Mbo', 'ada@maji.example.org', '+243 000 000 001']) {
      await expect(sections).toHaveTextContent(text);
    }
    const details = within(dialog()).getByRole('region', { name: 'Partnership Details' });
    await expect(details).toHaveTextContent('Implementation');
    await userEvent.click(within(details).getByRole('button'));
    await expect(within(dialog()).getByRole('combobox', { name: 'Partnership type' })).toHaveFocus();
    await userEvent.selectOptions(within(dialog()).getByRole('combobox'), 'research');
    await press('Back to the overview');
    await expect(within(dialog()).getByRole('region', { name: 'Partnership Details' })).toHaveTextContent('Research');
  },
};

export const ClosingKeepsTheValues: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(box('Organization name *'), 'Maji');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      ...emptyPartnershipApplication,
      organizationName: 'Maji',
    });
    await press('Next');
    await userEvent.keyboard('{Escape}');
    await expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(step()).toHaveTextContent('Partnership Details');
    await press('Previous');
    await expect(box('Organization name *')).toHaveValue('Maji');
  },
};

export const AResetInTheNoticeEmptiesIt: Story = {
  args: { draft, notice: <button type="reset">Clear the form</button> },
  play: async ({ args }) => {
    await press('Next');
    await press('Clear the form');
    await expect(step()).toHaveTextContent('Organization Information');
    await expect(box('Organization name *')).toHaveValue('');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(emptyPartnershipApplication);
  },
};

export const KeyboardOnly: Story = {
  name: '[SHIP-04] the whole application works by keyboard',
  play: async () => {
    const type = async (text: string) => {
      await userEvent.tab();
      await userEvent.keyboard(text);
    };
    const focusOn = async (name: string) => {
      for (let pressed = 0; pressed < 30 && document.activeElement !== box(name); pressed += 1) await userEvent.tab();
      await expect(box(name)).toHaveFocus();
    };
    await focusOn('Organization name *');
    await userEvent.keyboard('Maji');
    await type('Ada');
    await type('ada@maji.cd');
    await type('+243 000 000 001{Enter}');
    await expect(step()).toHaveTextContent('Partnership Details');
    await focusOn('Description');
    await userEvent.keyboard('Seedlings');
    const submit = () => dialog().querySelector<HTMLButtonElement>('button[type="submit"]');
    for (let pressed = 0; pressed < 10 && document.activeElement !== submit(); pressed += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(step()).toHaveTextContent('Resources and Summary');
    await focusOn('Resources');
    for (let pressed = 0; pressed < 10 && document.activeElement !== submit(); pressed += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await expect(onSubmit).toHaveBeenCalledWith({
      ...emptyPartnershipApplication,
      organizationName: 'Maji',
      contactName: 'Ada',
      email: 'ada@maji.cd',
      phone: '+243 000 000 001',
      description: 'Seedlings',
    });
  },
};
