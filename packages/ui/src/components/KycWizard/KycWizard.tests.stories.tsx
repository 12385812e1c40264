import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import fr from '../../locales/fr.json';
import type { SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import type { basicIdentityCheck } from './basicIdentityCheck.ts';
import documented, {
  type Canvas,
  Final,
  fillUpTo,
  Offline,
  Privacy,
  Professional,
  Purpose,
  submit,
} from './KycWizard.stories.tsx';
import { KycWizard, type KycWizardProps } from './KycWizard.tsx';
import type { KycApplication } from './kycDefinition.ts';
import type { KycUpload, KycUploadResult } from './useKycDocuments.tsx';

const received = { ok: true, reference: 'NZ-K-2026-7K3Q9X' } as const;

const meta = {
  title: 'Components/KycWizard/Tests',
  component: KycWizard,
  tags: ['!autodocs', '!dev'],
  args: {
    onSubmit: fn(async (_application: KycApplication<typeof basicIdentityCheck>): Promise<SendResult> => received),
    onUpload: fn(async (_upload: KycUpload<typeof basicIdentityCheck>): Promise<SendResult> => ({ ok: true })),
  },
} satisfies Meta<KycWizardProps>;
export default meta;
type Story = StoryObj<KycWizardProps>;

const heading = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { name })).toHaveFocus());
/** Like a keystroke on a busy phone: nothing renders between it and the next action. */
function typeAtOnce(canvas: Canvas, name: string, value: string): HTMLInputElement {
  const input = canvas.getByRole('textbox', { name }) as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return input;
}
const optionsOf = (canvas: Canvas, name: string) =>
  Array.from((canvas.getByRole('combobox', { name }) as HTMLSelectElement).options, ({ value }) => value);
const choose = (canvas: Canvas, name: string, value: string) =>
  userEvent.selectOptions(canvas.getByRole('combobox', { name, hidden: true }), value);
/** Presses Next once the step with this heading has opened. */
async function next(canvas: Canvas, title?: RegExp) {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  if (title) await waitFor(() => canvas.getByRole('heading', { name: title }));
}
const pdf = (name: string) => new File(['%PDF-1.7\n', new Uint8Array(400_000)], name, { type: 'application/pdf' });
const named = (canvas: Canvas, role: 'textbox' | 'combobox') =>
  canvas
    .getAllByRole(role)
    .map((control: HTMLElement) => [control.getAttribute('name'), control.hasAttribute('required')]);

export const FiveStepsWithEveryField: Story = {
  name: '[KYC-01] [KYC-03] has five steps with every field, option and consent; the required ones are marked',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((step) => step.textContent?.replace(/^\d/, ''))).toEqual([
      'Personal Information',
      'Professional Information',
      'Purpose and Intent',
      'Privacy',
      'Final Verification',
    ]);
    await expect(named(canvas, 'textbox')).toEqual(
      [
        'firstName',
        'lastName',
        'dateOfBirth-day',
        'dateOfBirth-month',
        'dateOfBirth-year',
        'nationality',
        'idNumber',
        'email',
        'phone',
        'address',
        'city',
      ].map((name) => [name, true]),
    );
    await expect(named(canvas, 'combobox')).toEqual([['country', true]]);
    await fillUpTo(canvas, 2);
    await expect(named(canvas, 'textbox')).toEqual([
      ['occupation', true],
      ['employer', false],
    ]);
    await expect(optionsOf(canvas, 'Source of Funds *')).toEqual([
      '',
      'salary',
      'business',
      'investments',
      'inheritance',
      'savings',
      'other',
    ]);
  },
};

export const OneName: Story = {
  name: '[INPUT-07] a person with one name ticks that, and goes on without a last name',
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    const lastName = await waitFor(() => canvas.getByRole('textbox', { name: 'Last Name *' }));
    await userEvent.clear(lastName);
    await userEvent.click(canvas.getByRole('checkbox', { name: /only one name/ }));
    await expect(lastName).not.toBeVisible();
    await next(canvas, /Professional/);
  },
};

export const TheLaterSteps: Story = {
  name: '[KYC-03] shows the purposes to choose from',
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 3);
    await expect(optionsOf(canvas, 'Purpose of the Relationship *')).toEqual([
      '',
      'volunteer',
      'partner',
      'donor',
      'beneficiary',
      'vendor',
      'other',
    ]);
  },
};

export const PrivacyAndConsents: Story = {
  name: '[KYC-03] required consents of the last two steps are marked, and documents can be chosen',
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 4);
    const boxes = () =>
      canvas.getAllByRole('checkbox').map((box) => [box.getAttribute('name'), box.hasAttribute('required')]);
    await expect(boxes()).toEqual([
      ['dataProcessingConsent', true],
      ['rightsInformed', true],
      ['marketingConsent', false],
    ]);
    for (const box of canvas.getAllByRole('checkbox').slice(0, 2)) await userEvent.click(box);
    await next(canvas, /Final Verification/);
    await expect(boxes()).toEqual([
      ['politically_exposed', false],
      ['sanctions_check', false],
      ['terms_accepted', true],
      ['data_consent', true],
    ]);
    await expect(canvas.getByLabelText('Government ID')).toHaveAttribute('type', 'file');
    await expect(canvas.getByLabelText('Proof of Address')).toHaveAttribute('type', 'file');
  },
};

export const NextReportsMissingValues: Story = {
  name: '[KYC-03] Next reports missing values at each field and in a summary that links to it',
  play: async ({ canvas }) => {
    await next(canvas);
    await waitFor(() => expect(canvas.getByRole('group', { name: '10 things to fix' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Write your date of birth.' }));
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Write your phone number.' }));
    const phone = canvas.getByRole('textbox', { name: 'Phone *' });
    await expect(phone).toHaveFocus();
    await userEvent.keyboard('eight');
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription('Write one number in digits, for example +44 20 7946 0018.'),
    );
  },
};

export const AStepBeginsWithoutErrors: Story = {
  play: async ({ canvas }) => {
    await next(canvas);
    await canvas.findByRole('group', { name: '10 things to fix' });
    await fillUpTo(canvas, 2);
    await heading(canvas, 'Step 2 of 5: Professional Information');
    await expect(canvas.queryByRole('group', { name: /fix/ })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.queryByRole('group', { name: /fix/ })).toBeNull();
  },
};

export const ValuesSurviveBackAndForth: Story = {
  name: '[KYC-02] Previous and Next keep the entered values',
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await heading(canvas, 'Step 2 of 5: Professional Information');
    await expect(canvas.getByRole('combobox', { name: 'Source of Funds *' })).toHaveValue('salary');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await heading(canvas, 'Step 1 of 5: Personal Information');
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveValue('1998');
    await expect(canvas.getByRole('combobox', { name: 'Country *' })).toHaveValue('DR Congo');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
};

export const EnterRightAfterAKey: Story = {
  name: '[KYC-02] Enter right after a keystroke validates that keystroke too',
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 2);
    await choose(canvas, 'Source of Funds *', 'salary');
    typeAtOnce(canvas, 'Occupation *', 'Nurse').form?.requestSubmit();
    await heading(canvas, 'Step 3 of 5: Purpose and Intent');
  },
};

export const PreviousRightAfterAKey: Story = {
  name: '[KYC-02] Previous right after a keystroke keeps that keystroke',
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 2);
    typeAtOnce(canvas, 'Occupation *', 'Nurse');
    canvas.getByRole('button', { name: 'Previous' }).click();
    await heading(canvas, 'Step 1 of 5: Personal Information');
    await next(canvas);
    await expect(await canvas.findByRole('textbox', { name: 'Occupation *' })).toHaveValue('Nurse');
  },
};

export const NothingMovesDuringAClick: Story = {
  name: '[KYC-02] errors do not change between pointer down and up, so that the click is not lost',
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 2);
    const occupation = canvas.getByRole('textbox', { name: 'Occupation *' });
    await userEvent.click(occupation);
    const mark = fn();
    new MutationObserver(mark).observe(occupation, { attributeFilter: ['aria-invalid'] });
    const press = userEvent.setup();
    await press.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button', { name: 'Next' }) });
    await waitFor(() => expect(occupation).not.toHaveFocus());
    // The delay of an error after blur.
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    await expect(mark).not.toHaveBeenCalled();
    await press.pointer({ keys: '[/MouseLeft]' });
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 things to fix' })).toHaveFocus());
    await expect(mark).toHaveBeenCalled();
  },
};

export const AnErrorDisappearsWhileTyping: Story = {
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 2);
    await next(canvas);
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 things to fix' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Occupation *' }), 'Nurse');
    await canvas.findByRole('group', { name: 'One thing to fix' });
    await expect(canvas.getByRole('textbox', { name: 'Occupation *' })).toBeValid();
  },
};

export const ReviewLinksToItsSteps: Story = {
  name: '[KYC-03] the last step shows all values, and Change opens their step and returns',
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 5);
    await expect(canvas.getByText('21 April 1998')).toBeVisible();
    await expect(canvas.getByText('Salary')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Professional Information' }));
    await heading(canvas, 'Step 2 of 5: Professional Information');
    const occupation = canvas.getByRole('textbox', { name: 'Occupation *' });
    await userEvent.clear(occupation);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the overview' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'One thing to fix' })).toHaveFocus());
    await userEvent.type(occupation, 'Nurse');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the overview' }));
    await heading(canvas, 'Step 5 of 5: Final Verification');
    await expect(canvas.getByText('Nurse')).toBeVisible();
  },
};

export const SentWithItsDocuments: Story = {
  name: '[KYC-04] [KYC-05] [KEEP-07] sends the application, then its documents, shows the reference number, and says that another document is missing',
  play: async ({ canvas, args }) => {
    await fillUpTo(canvas, 5);
    await userEvent.upload(canvas.getByLabelText('Government ID'), pdf('passport.pdf'));
    await canvas.findByText('passport.pdf');
    await submit(canvas);
    await expect(await canvas.findByText('NZ-K-2026-7K3Q9X')).toBeVisible();
    await expect(canvas.getByText('Keep the number: we ask for it when you write to us.')).toBeVisible();
    await expect(await canvas.findByText(/^What you chose has arrived/)).toBeVisible();
    const [application] = mocked(args.onSubmit).mock.lastCall ?? [];
    await expect(application).toMatchObject({
      firstName: 'Mfano',
      dateOfBirth: '1998-04-21',
      country: 'DR Congo',
      sourceOfFunds: 'salary',
      employer: '',
      marketingConsent: false,
      data_consent: true,
    });
    await expect(mocked(args.onUpload)?.mock.calls.map(([{ kind, file }]) => [kind, file.name])).toEqual([
      ['governmentId', 'passport.pdf'],
    ]);
  },
};

let finish = (_result: SendResult) => {};

/** Whether the browser would ask before it leaves the page. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const ADocumentIsStoppedAndSentAgain: Story = {
  name: '[KYC-05] during an upload the browser asks before it leaves; it can be stopped, and retried with the same file',
  args: {
    onUpload: fn(
      ({ onProgress, signal }: KycUpload<typeof basicIdentityCheck>) =>
        new Promise<SendResult>((resolve) => {
          finish = resolve;
          onProgress(42);
          signal.addEventListener('abort', () => resolve({ ok: false, reason: 'no-response' }));
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    await fillUpTo(canvas, 5);
    await userEvent.upload(canvas.getByLabelText('Government ID'), pdf('passport.pdf'));
    await canvas.findByText('passport.pdf');
    await submit(canvas);
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '42%');
    await waitFor(() => expect(asksBeforeLeaving()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText(/^You stopped it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    finish({ ok: true });
    await expect(await canvas.findByText('Sent')).toBeVisible();
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
  },
};

export const ADocumentCanBeSentLater: Story = {
  name: '[KYC-09] a document that did not arrive has a link to send it later',
  args: {
    onSubmit: fn(async () => ({ ...received, documentsHref: '/documents?reference=NZ-K-2026-7K3Q9X' }) as const),
    onUpload: fn(async (): Promise<SendResult> => ({ ok: false, reason: 'no-response' })),
  },
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 5);
    await userEvent.upload(canvas.getByLabelText('Government ID'), pdf('passport.pdf'));
    await canvas.findByText('passport.pdf');
    await submit(canvas);
    await canvas.findByRole('button', { name: 'Send it again' });
    await expect(canvas.getByRole('link', { name: 'Or send them later, by this link' })).toHaveAttribute(
      'href',
      '/documents?reference=NZ-K-2026-7K3Q9X',
    );
  },
};

export const ADocumentIsBeingChecked: Story = {
  name: '[KYC-05] says that documents are being checked for viruses, and what the server says of one with a virus',
  args: {
    onUpload: fn(
      async ({ kind }: KycUpload<typeof basicIdentityCheck>): Promise<KycUploadResult> =>
        kind === 'governmentId'
          ? { ok: true, isBeingChecked: true }
          : { ok: false, reason: 'other', detail: 'The file contains a virus.' },
    ),
  },
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 5);
    await userEvent.upload(canvas.getByLabelText('Government ID'), pdf('passport.pdf'));
    await canvas.findByText('passport.pdf');
    await userEvent.upload(canvas.getByLabelText('Proof of Address'), pdf('bill.pdf'));
    await canvas.findByText('bill.pdf');
    await submit(canvas);
    await expect(await canvas.findByText('The file contains a virus.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bill.pdf' }));
    await expect(
      await canvas.findByText(/^What you chose has arrived, and is being checked for viruses/),
    ).toBeVisible();
  },
};

export const AllDocumentsAreBeingChecked: Story = {
  name: '[KYC-05] says that all documents have arrived and are being checked for viruses',
  args: { onUpload: fn(async (): Promise<KycUploadResult> => ({ ok: true, isBeingChecked: true })) },
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 5);
    await userEvent.upload(canvas.getByLabelText('Government ID'), pdf('passport.pdf'));
    await canvas.findByText('passport.pdf');
    await userEvent.upload(canvas.getByLabelText('Proof of Address'), pdf('bill.pdf'));
    await canvas.findByText('bill.pdf');
    await submit(canvas);
    await expect(
      await canvas.findByText(/^Your documents have arrived, and are being checked for viruses/),
    ).toBeVisible();
  },
};

export const ServerErrorsShowInTheirStep: Story = {
  name: '[KYC-03] a field that the server rejects is reported in its step, and can be submitted again',
  args: {
    onSubmit: fn(
      async ({ phone }: KycApplication<typeof basicIdentityCheck>): Promise<SendResult> =>
        phone.endsWith('0') ? { ok: false, reason: 'refused', fields: { phone: 'is blocked' } } : received,
    ),
  },
  play: async ({ canvas }) => {
    await fillUpTo(canvas, 5);
    await submit(canvas);
    const phone = await canvas.findByRole('textbox', { name: 'Phone *' });
    await expect(phone).toHaveAccessibleDescription('Phone is blocked');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'One thing to fix' })).toHaveFocus());
    await userEvent.type(phone, '1');
    await next(canvas, /Professional/);
    await next(canvas, /Purpose/);
    await next(canvas, /Privacy/);
    await next(canvas, /Final/);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await expect(await canvas.findByText('NZ-K-2026-7K3Q9X')).toBeVisible();
  },
};

export const EachStepShowsItsRejectedFields: Story = {
  name: '[KYC-03] fields that the server rejects are marked in each step until they are changed',
  args: {
    onSubmit: fn(
      async ({ occupation }: KycApplication<typeof basicIdentityCheck>): Promise<SendResult> =>
        occupation === 'Teacher'
          ? {
              ok: false,
              reason: 'refused',
              fields: { phone: 'is blocked', occupation: 'is blocked', city: 'is blocked' },
            }
          : received,
    ),
  },
  play: async ({ canvas }) => {
    const sees = (count: string) => waitFor(() => expect(canvas.getByRole('group', { name: count })).toHaveFocus());
    await fillUpTo(canvas, 5);
    await submit(canvas);
    await canvas.findByRole('textbox', { name: 'Phone *' });
    await sees('2 things to fix');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone *' }), '1');
    await next(canvas, /Professional/);
    await sees('One thing to fix');
    const occupation = canvas.getByRole('textbox', { name: 'Occupation *' });
    await expect(occupation).toHaveAccessibleDescription('Occupation is blocked');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await canvas.findByRole('textbox', { name: 'City *' });
    await expect(canvas.getByRole('textbox', { name: 'City *' })).toHaveAccessibleDescription('City is blocked');
    await expect(canvas.getByRole('textbox', { name: 'Phone *' })).toBeValid();
    await next(canvas, /Professional/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Occupation *' }), ' of maths');
    await waitFor(() => expect(canvas.queryByRole('group', { name: /fix/ })).toBeNull());
    await next(canvas, /Purpose/);
    await expect(canvas.queryByRole('group', { name: /fix/ })).toBeNull();
    await next(canvas, /Privacy/);
    await next(canvas, /Final/);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await expect(await canvas.findByText('NZ-K-2026-7K3Q9X')).toBeVisible();
  },
};

export const AFailureShowsAtTheButton: Story = {
  name: '[KYC-04] a failure is shown at the button, and another press sends the values again',
  play: async ({ canvas, args }) => {
    mocked(args.onSubmit).mockResolvedValueOnce({ ok: false, reason: 'offline' });
    await fillUpTo(canvas, 5);
    await submit(canvas);
    await expect(await canvas.findByText(/^You are offline/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await expect(await canvas.findByText('NZ-K-2026-7K3Q9X')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

function InTwoLanguages(props: KycWizardProps) {
  const [locale, setLocale] = useState('en');
  return (
    <IntlProvider locale={locale} messages={locale === 'fr' ? fr : {}} onError={() => {}}>
      <button type="button" onClick={() => setLocale('fr')}>
        Français
      </button>
      <KycWizard {...props} />
    </IntlProvider>
  );
}

export const ErrorsAndValuesFollowTheLanguage: Story = {
  name: '[KYC-03] [LANG-08] errors follow a change of language, and no value is lost',
  render: (args) => <InTwoLanguages {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First Name *' }), 'Mfano');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '21');
    await next(canvas);
    await canvas.findByRole('link', { name: 'Write your phone number.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Français' }));
    await expect(canvas.getByRole('link', { name: 'Écrivez votre numéro de téléphone.' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Prénom *' })).toHaveValue('Mfano');
    await expect(canvas.getByRole('textbox', { name: 'Jour' })).toHaveValue('21');
  },
};

export const DocumentedStates: Story = {
  name: '[LIB-01] each documented state begins at its step, because docs pages play nothing',
  render: () => (
    <>
      {[Professional, Purpose, Privacy, Final, Offline].map(({ args }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <KycWizard key={index} {...documented.args} {...args} />
      ))}
    </>
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles.map((title) => title?.match(/^Step (\d) of 5/)?.[1])).toEqual(['2', '3', '4', '5', '5']);
    await expect(canvas.getByText(/^You are offline/)).toBeVisible();
  },
};
