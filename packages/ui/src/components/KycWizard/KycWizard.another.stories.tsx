import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, userEvent, waitFor } from 'storybook/test';
import { KycWizard } from './KycWizard.tsx';
import { defineKyc, type KycApplication } from './kycDefinition.ts';
import type { KycUpload, KycUploadResult } from './useKycDocuments.tsx';

const text = (defaultMessage: string) => ({ id: `harbour.${defaultMessage}`, defaultMessage });

const amounts = [
  { value: 'small', label: text('Up to €500') },
  { value: 'medium', label: text('€500 to €5,000') },
  { value: 'large', label: text('More than €5,000') },
];

/** A trust that lends money to skippers: other steps, another currency, other consents. */
const skipperCheck = defineKyc({
  received: text('The harbour master calls you on Thursday.'),
  receipt: text('Harbour Light Trust. Skipper check. Number: {reference}'),
  steps: [
    {
      title: text('You and your boat'),
      description: text('As in your skipper’s licence.'),
      fields: {
        skipper: { kind: 'text', label: text('Full name'), required: text('Write your name.'), limit: 120 },
        licence: {
          kind: 'text',
          label: text('Licence number'),
          hint: text('Nine digits'),
          required: text('Write the number of your licence.'),
          limit: 9,
          spellCheck: false,
          isHalf: true,
        },
        email: { kind: 'email', label: text('E-mail'), isHalf: true },
      },
    },
    {
      title: text('The loan'),
      note: text('Loans are in euros.'),
      fields: {
        amount: { kind: 'choice', label: text('Amount'), required: text('Choose an amount.'), options: amounts },
        since: { kind: 'birth-date', label: text('Date of birth of the second skipper') },
        plan: { kind: 'paragraphs', label: text('What is it for?'), limit: 300 },
      },
    },
    {
      title: text('Papers'),
      documents: {
        licenceCopy: {
          label: text('Copy of the licence'),
          required: text('Add a copy of your licence.'),
          maxBytes: 1024 * 1024,
        },
      },
      hasReview: true,
      fields: {
        seaworthy: {
          kind: 'consent',
          label: text('My boat is seaworthy'),
          description: text('A surveyor may look at it.'),
          required: text('Tick that your boat is seaworthy.'),
        },
        newsletter: { kind: 'statement', label: text('Send me the tide tables') },
      },
    },
  ],
});
type SkipperCheck = typeof skipperCheck;

const meta = {
  title: 'Components/KycWizard/Another organisation',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en' },
  decorators: [(Story) => <div className="nz:bg-bg nz:p-5 nz:lg:p-10">{Story()}</div>],
  args: {
    onSubmit: fn(async (_application: KycApplication<SkipperCheck>) => ({ ok: true, reference: 'HL-204' }) as const),
    onUpload: fn(async (_upload: KycUpload<SkipperCheck>): Promise<KycUploadResult> => ({ ok: true })),
  },
  render: (args) => <KycWizard definition={skipperCheck} {...args} />,
} satisfies Meta<{
  onSubmit: (application: KycApplication<SkipperCheck>) => Promise<{ ok: true; reference: string }>;
  onUpload: (upload: KycUpload<SkipperCheck>) => Promise<KycUploadResult>;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string, bytes: number) =>
  new File(['%PDF-1.7\n', new Uint8Array(bytes)], name, { type: 'application/pdf' });

/** Three steps of a trust that lends in euros. */
export const ThreeSteps: Story = {};

export const ItsOwnQuestions: Story = {
  name: '[KYC-08] asks, checks, reviews and sends what its definition has, and nothing else',
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getAllByRole('listitem').map((step) => step.textContent?.replace(/^\d/, ''))).toEqual([
      'You and your boat',
      'The loan',
      'Papers',
    ]);
    await next();
    await expect(await canvas.findByRole('link', { name: 'Write the number of your licence.' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name *' }), 'Ines Marrow');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Licence number *' }), '1234567890');
    await next();

    const amount = await canvas.findByRole<HTMLSelectElement>('combobox', { name: 'Amount *' });
    await expect(Array.from(amount.options, (option) => option.text).slice(1)).toEqual([
      'Up to €500',
      '€500 to €5,000',
      'More than €5,000',
    ]);
    await expect(canvas.getByText('Loans are in euros.')).toBeVisible();
    await userEvent.selectOptions(amount, 'medium');
    await next();

    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Step 3 of 3: Papers' })).toHaveFocus());
    const answers = Array.from(canvasElement.querySelectorAll('dd'), (answer) => answer.textContent);
    await expect(answers).toEqual(expect.arrayContaining(['Ines Marrow', '123456789', '€500 to €5,000']));
    await expect(canvas.getByText('PDF, JPEG or PNG, at most 1 MB')).toBeVisible();
    const picker = canvas.getByLabelText('Copy of the licence *');
    await userEvent.upload(picker, pdf('long.pdf', 1_100_000));
    await expect(await canvas.findByText(/Choose a file of at most 1 MB/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'My boat is seaworthy *' }));
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await send();
    const wrong = await canvas.findByRole('link', { name: 'Add a copy of your licence.' });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(wrong);
    await expect(canvas.getByRole('button', { name: /^Copy of the licence \*/ })).toHaveFocus();
    await userEvent.upload(picker, pdf('licence.pdf', 1000));
    await canvas.findByText('licence.pdf');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Add a copy of your licence.' })).toBeNull());
    await send();

    await expect(await canvas.findByText('HL-204')).toBeVisible();
    await expect(canvas.getByText('The harbour master calls you on Thursday.')).toBeVisible();
    await canvas.findByText('Your documents have arrived.');
    const createObjectURL = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a file' }));
    const [receipt] = createObjectURL.mock.lastCall ?? [];
    await expect(receipt instanceof Blob && (await receipt.text())).toBe(
      'Harbour Light Trust. Skipper check. Number: HL-204\n',
    );
    await expect(mocked(args.onSubmit).mock.lastCall).toEqual([
      {
        skipper: 'Ines Marrow',
        licence: '123456789',
        email: '',
        amount: 'medium',
        since: '',
        plan: '',
        seaworthy: true,
        newsletter: false,
      },
    ]);
    await expect(mocked(args.onUpload).mock.calls.map(([{ kind }]) => kind)).toEqual(['licenceCopy']);
  },
};
