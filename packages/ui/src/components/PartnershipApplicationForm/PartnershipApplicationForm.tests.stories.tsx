import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import type { SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import documented, { Filled } from './PartnershipApplicationForm.stories.tsx';
import type { LongPartnershipApplication } from './partnershipApplication.ts';

const meta = {
  ...documented,
  title: 'Components/PartnershipApplicationForm/Tests',
  tags: ['!autodocs', '!dev'],
  args: { ...documented.args, draft: Filled.args?.draft, onSubmit: fn(documented.args.onSubmit) },
} satisfies Meta<typeof documented.component>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const press = (canvas: Canvas, name = 'Submit Application') => userEvent.click(canvas.getByRole('button', { name }));

export const EveryFieldAndOption: Story = {
  name: '[COLLAB-02] has every specified field with its options and its mark',
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('textbox').map((box) => box.getAttribute('name'));
    await expect(boxes).toEqual([
      'organizationName',
      'registrationNumber',
      'taxId',
      'website',
      'contactPerson',
      'email',
      'phone',
      'focusAreas',
      'description',
      'proposedCollaboration',
      'resources',
      'complianceOfficer',
    ]);
    const optionsOf = (name: string) =>
      Array.from(canvas.getByRole<HTMLSelectElement>('combobox', { name }).options, ({ value }) => value);
    await expect(optionsOf('Organization Type *')).toEqual([
      '',
      'ngo',
      'government',
      'private',
      'academic',
      'international',
      'community',
      'other',
    ]);
    await expect(optionsOf('Legal Entity Type')).toEqual([
      '',
      'corporation',
      'llc',
      'partnership',
      'nonprofit',
      'government',
      'other',
    ]);
    const required = [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('combobox')]
      .filter((control) => control.hasAttribute('required'))
      .map((control) => control.getAttribute('name'));
    await expect(required.toSorted()).toEqual(
      [
        'organizationName',
        'organizationType',
        'contactPerson',
        'email',
        'country',
        'focusAreas',
        'description',
        'proposedCollaboration',
      ].toSorted(),
    );
  },
};

export const ReportsMissingValues: Story = {
  name: '[COLLAB-02] missing values show at the field and in a summary that links to it',
  args: { draft: undefined },
  play: async ({ canvas, args }) => {
    await press(canvas);
    await waitFor(() => expect(canvas.getByRole('group', { name: '8 things to fix' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Choose the country of your organisation.' }));
    const country = canvas.getByRole('combobox', { name: 'Country *' });
    await expect(country).toHaveFocus();
    await expect(country).toHaveAccessibleDescription('Choose the country of your organisation.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const KycChangesTheButton: Story = {
  name: '[COLLAB-03] with requiresKyc a notice shows and the submit label changes',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'We want to complete the KYC verification now' });
    await expect(canvas.queryByText('KYC verification comes next')).toBeNull();
    await userEvent.click(box);
    await expect(canvas.getByText('KYC verification comes next')).toBeVisible();
    await press(canvas, 'Submit and go on to KYC verification');
    const sent: Partial<LongPartnershipApplication> = { requiresKyc: true, amlPolicy: false, country: 'DR Congo' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(sent)));
  },
};

export const SuccessIsAnnounced: Story = {
  name: '[COLLAB-03] [LIB-05] the confirmation promises what the host says',
  play: async ({ canvas }) => {
    await press(canvas);
    const status = await canvas.findByText('Application Submitted');
    await expect(status).toBeVisible();
    await expect(canvas.getByText('We will answer within two weeks.')).toBeVisible();
    await expect(canvas.getByText('NZ-P-2026-7K3Q9X')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Organization Name *' })).toHaveValue('');
  },
};

export const APhoneNumberThatCannotBeOne: Story = {
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.clear(phone);
    await userEvent.type(phone, 'call me');
    await press(canvas);
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription('Write one number in digits, for example +44 20 7946 0018.'),
    );
  },
};

export const AnEmptiedFormHasNoErrors: Story = {
  play: async ({ canvas }) => {
    await press(canvas);
    await canvas.findByText('Application Submitted');
    const name = canvas.getByRole('textbox', { name: 'Organization Name *' });
    await userEvent.click(name);
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Organization Type *' })).toHaveFocus();
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await expect(canvas.queryByRole('group', { name: /to fix/ })).toBeNull();
  },
};

export const AFailureKeepsEverything: Story = {
  args: {
    onSubmit: fn(async (_: LongPartnershipApplication): Promise<SendResult> => ({ ok: false, reason: 'no-response' })),
  },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByText(/^No answer came/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'E-mail *' })).toHaveValue('mfano@nzete.example');
  },
};

export const TheServersErrorShowsAtTheField: Story = {
  args: {
    onSubmit: fn(
      async (_: LongPartnershipApplication): Promise<SendResult> => ({
        ok: false,
        reason: 'refused',
        fields: { email: 'is blocked' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await press(canvas);
    const mail = canvas.getByRole('textbox', { name: 'E-mail *' });
    await waitFor(() => expect(mail).toHaveAccessibleDescription('E-mail is blocked'));
  },
};
