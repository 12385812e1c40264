import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import type { basicIdentityCheck } from './basicIdentityCheck.ts';
import { type Canvas, submit } from './KycWizard.stories.tsx';
import { KycWizard, type KycWizardProps } from './KycWizard.tsx';
import type { KycFile, KycUpload, KycUploadResult } from './useKycDocuments.tsx';

/** The wizard as a host opens it after a reload, with the step of the URL. */
const meta = {
  title: 'Components/KycWizard/After a reload',
  component: KycWizard,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en' },
  decorators: [(Story) => <div className="nz:bg-bg nz:p-5 nz:lg:p-10">{Story()}</div>],
  args: {
    onSubmit: fn(async () => ({ ok: true, reference: 'NZ-K-2026-7K3Q9X' }) as const),
    onUpload: fn(async (_upload: KycUpload<typeof basicIdentityCheck>): Promise<KycUploadResult> => ({ ok: true })),
    onStepChange: fn(),
    onValuesChange: fn(),
    onFilesChange: fn(),
  },
} satisfies Meta<KycWizardProps>;
export default meta;
type Story = StoryObj<KycWizardProps>;

const personal = {
  firstName: 'Mfano',
  lastName: 'Ndakisa',
  dateOfBirth: '1998-4-21',
  nationality: 'Congolese',
  idNumber: 'OP0123456',
  email: 'mfano@nzete.example',
  phone: '+243 800 000 000',
  address: '12 Avenue de l’Exemple',
  city: 'Kinshasa',
  country: 'DR Congo',
};
const complete: KycWizardProps['draft'] = {
  ...personal,
  occupation: 'Teacher',
  sourceOfFunds: 'salary',
  relationshipPurpose: 'volunteer',
  intendedActivities: 'Teach computer basics.',
  dataProcessingConsent: true,
  rightsInformed: true,
};

const pdf = (name: string) => new File(['%PDF-1.7\n', new Uint8Array(400_000)], name, { type: 'application/pdf' });
const passport: KycFile = { name: 'passport.pdf', size: 400_009, type: 'application/pdf', hasArrived: true };
const bill: KycFile = { name: 'bill.pdf', size: 400_009, type: 'application/pdf', hasArrived: false };

const opens = (canvas: Canvas, name: RegExp) =>
  waitFor(() => expect(canvas.getByRole('heading', { name })).toBeVisible());

export const RestoredValues: Story = {
  name: '[KEEP-04] shows the step with the stored values, and keeps what changes',
  args: { step: 2, draft: { ...personal, occupation: 'Teacher' } },
  play: async ({ canvas, args }) => {
    await opens(canvas, /^Step 2 of 5/);
    await expect(canvas.getByRole('textbox', { name: 'Occupation *' })).toHaveValue('Teacher');
    await expect(args.onStepChange).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Occupation *' }), 's');
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ firstName: 'Mfano', occupation: 'Teachers' }),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await opens(canvas, /^Step 1 of 5/);
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveValue('1998');
    await expect(args.onStepChange).toHaveBeenLastCalledWith(1, { isCorrection: false });
  },
};

export const AStepTooFar: Story = {
  name: '[KEEP-04] opens the first incomplete step instead of a later one',
  args: { step: 4, draft: personal },
  play: async ({ canvas, args }) => {
    await opens(canvas, /^Step 2 of 5/);
    await expect(canvas.queryByText(/to fix/)).toBeNull();
    await expect(args.onStepChange).toHaveBeenLastCalledWith(2, { isCorrection: true });
  },
};

export const TheStepOfTheHost: Story = {
  name: '[KEEP-05] follows the step of the host back and forward; what was emptied stays empty, and no error shows',
  args: { step: 2, draft: { ...complete, employer: 'Ecole Mfano' } },
  render: (args) => <WithHistory {...args} />,
  play: async ({ canvas }) => {
    await opens(canvas, /^Step 2 of 5/);
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Employer/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await opens(canvas, /^Step 3 of 5/);
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Intended/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText(/to fix/);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await opens(canvas, /^Step 2 of 5/);
    await expect(canvas.queryByText(/to fix/)).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /^Employer/ })).toHaveValue('');
  },
};

/** A host whose Back button is that of a browser. */
function WithHistory({ step: first = 1, ...args }: KycWizardProps) {
  const [steps, setSteps] = useState([first]);
  return (
    <>
      <button type="button" onClick={() => setSteps((all) => all.slice(0, -1))}>
        {'Back'}
      </button>
      <KycWizard
        {...args}
        step={steps.at(-1)}
        onStepChange={(step, { isCorrection }) => setSteps((all) => [...(isCorrection ? all.slice(0, -1) : all), step])}
      />
    </>
  );
}

export const AFileThatHadArrived: Story = {
  name: '[KEEP-06] shows a document that had arrived as sent, and asks for the other one by its name; it is sent at once',
  args: {
    step: 5,
    sent: { ok: true, reference: 'NZ-K-2026-7K3Q9X', documentsHref: '/documents?reference=NZ-K-2026-7K3Q9X' },
    files: { governmentId: passport, proofOfAddress: bill },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('NZ-K-2026-7K3Q9X')).toBeVisible();
    await expect(canvas.getByText('passport.pdf')).toBeVisible();
    await expect(canvas.getAllByText('Sent')).toHaveLength(1);
    await expect(canvas.queryByLabelText('Government ID')).toBeNull();
    await expect(canvas.queryByText('Your documents have arrived.')).toBeNull();
    await expect(canvas.getByText(/^Some documents have not arrived yet/)).toBeVisible();
    await expect(canvas.getByText(/^You had chosen bill\.pdf/)).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Proof of Address'), pdf('bill.pdf'));
    await expect(await canvas.findByText('Your documents have arrived.')).toBeVisible();
    await expect(mocked(args.onUpload)?.mock.calls.map(([{ kind, file }]) => [kind, file.name])).toEqual([
      ['proofOfAddress', 'bill.pdf'],
    ]);
    await waitFor(() =>
      expect(args.onFilesChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          governmentId: passport,
          proofOfAddress: expect.objectContaining({ name: 'bill.pdf', hasArrived: true }),
        }),
      ),
    );
  },
};

export const AFileAskedAgain: Story = {
  name: '[KEEP-06] asks by its name for a file that was chosen before the reload, and keeps the one that is chosen',
  args: { step: 5, draft: complete, files: { proofOfAddress: bill } },
  play: async ({ canvas, args }) => {
    await opens(canvas, /^Step 5 of 5/);
    await expect(canvas.getByText(/^You had chosen bill\.pdf/)).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Proof of Address'), pdf('letter.pdf'));
    await canvas.findByText('letter.pdf');
    await expect(canvas.queryByText(/^You had chosen/)).toBeNull();
    await waitFor(() =>
      expect(args.onFilesChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ proofOfAddress: expect.objectContaining({ name: 'letter.pdf', hasArrived: false }) }),
      ),
    );
    await expect(Object.keys(mocked(args.onFilesChange)?.mock.lastCall?.[0] ?? {})).toEqual(['proofOfAddress']);
    await submit(canvas);
    await expect(await canvas.findByText('NZ-K-2026-7K3Q9X')).toBeVisible();
  },
};
