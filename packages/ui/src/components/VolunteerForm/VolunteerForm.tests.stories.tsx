import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import fr from '../../locales/fr.json';
import type { SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import { VolunteerForm, type VolunteerFormProps } from './VolunteerForm.tsx';

const onSubmit = fn<NonNullable<VolunteerFormProps['onSubmit']>>();
const answer = (result: SendResult) => onSubmit.mockImplementation(async () => result);

const meta = {
  title: 'Components/VolunteerForm/Tests',
  component: VolunteerForm,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: { onSubmit, onValuesChange: fn() },
  beforeEach: () => {
    onSubmit.mockReset();
    answer({ ok: true, reference: 'NZ-V-2026-N9H25C' });
  },
} satisfies Meta<typeof VolunteerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const box = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('textbox', { name, hidden: true });
const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
const verification = (canvas: Canvas) => canvas.queryByText('Additional Verification Required');

/** Sets the whole value at once: ten times as fast as typing, which other tests cover. */
async function enter(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Presses Tab until an element has focus: optional fields may be in between. */
async function tabTo(target: HTMLElement) {
  for (let presses = 0; presses < 12 && document.activeElement !== target; presses++) await userEvent.tab();
  await expect(target).toHaveFocus();
}

async function fill(canvas: Canvas) {
  await enter(box(canvas, 'First Name *'), 'Mfano');
  await enter(box(canvas, 'Last Name *'), 'Ndakisa');
  await enter(box(canvas, 'E-mail *'), 'mfano@nzete.example');
  await enter(box(canvas, 'Location/City *'), 'Kinshasa');
  await userEvent.click(canvas.getByRole('radio', { name: 'Weekends Only' }));
  await enter(box(canvas, /^Why do you want/), 'For shade.');
}

export const HasTheFields: Story = {
  name: '[VOL-03] has the fields, marks and options of the application',
  play: async ({ canvas }) => {
    const required = ['First Name *', 'Last Name *', 'E-mail *', 'Location/City *', /^Why do you want to volunteer/];
    for (const name of required) await expect(box(canvas, name)).toBeRequired();
    for (const name of ['Phone', 'Skills', 'Experience']) await expect(box(canvas, name)).not.toBeRequired();
    await expect(box(canvas, 'E-mail *')).toHaveAttribute('type', 'email');
    await expect(box(canvas, 'First Name *')).toHaveAttribute('maxlength', '100');
    await expect(box(canvas, 'Phone')).toHaveAttribute('maxlength', '40');
    const radios = canvas.getAllByRole<HTMLInputElement>('radio');
    await expect(radios.map(({ value }) => value)).toEqual([
      'weekends',
      'evenings',
      'flexible',
      'fulltime',
      'parttime',
    ]);
    for (const name of [
      'Weekends Only',
      'Evenings (weekdays)',
      'Flexible Schedule',
      'Full-time Volunteer',
      'Part-time Regular',
    ])
      await expect(canvas.getByRole('radio', { name })).toBeVisible();
    const interests = canvas.getByRole('group', { name: 'Areas of Interest' });
    const labels = [...interests.querySelectorAll('label')].map(({ textContent }) => textContent);
    await expect(labels).toEqual([
      'Climate Action',
      'Reforestation',
      'Financial Education',
      'Community Outreach',
      'Data Collection',
      'Partner Relations',
      'Event Organization',
      'Digital Marketing',
    ]);
  },
};

export const VerificationFollowsTheTicks: Story = {
  name: '[VOL-04] the blue box shows while either checkbox is ticked, and is announced',
  play: async ({ canvas }) => {
    const vulnerable = canvas.getByRole('checkbox', { name: /working with vulnerable populations/ });
    const sensitive = canvas.getByRole('checkbox', { name: /handle sensitive data/ });
    await expect(verification(canvas)).toBeNull();
    await userEvent.click(vulnerable);
    await expect(verification(canvas)?.closest('[role="status"]')).toBeVisible();
    await userEvent.click(sensitive);
    await userEvent.click(vulnerable);
    await expect(verification(canvas)).toBeVisible();
    await userEvent.click(sensitive);
    await expect(verification(canvas)).toBeNull();
  },
};

export const OneName: Story = {
  name: '[INPUT-07] a person with one name ticks that, and is not asked for another; what was written comes back',
  play: async ({ canvas }) => {
    await fill(canvas);
    const lastName = box(canvas, 'Last Name *');
    const oneName = canvas.getByRole('checkbox', { name: /only one name/ });
    await tabTo(oneName);
    await userEvent.keyboard(' ');
    await expect(lastName).not.toBeVisible();
    await expect(oneName).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(lastName).toBeVisible();
    await expect(lastName).toHaveValue('Ndakisa');
    await userEvent.click(oneName);
    await submit(canvas);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ firstName: 'Mfano', lastName: '', oneName: true });
  },
};

export const SubmitsTheValues: Story = {
  name: '[VOL-03, VOL-04] sends every field, and whether verification is required',
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Reforestation' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Data Collection' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /handle sensitive data/ }));
    await submit(canvas);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    await expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
      firstName: 'Mfano',
      lastName: 'Ndakisa',
      email: 'mfano@nzete.example',
      phone: '',
      location: 'Kinshasa',
      interests: ['Reforestation', 'Data Collection'],
      skills: '',
      availability: 'weekends',
      workingWithVulnerable: false,
      backgroundCheck: true,
      requiresVerification: true,
      experience: '',
      motivation: 'For shade.',
    });
  },
};

export const APhoneNumberThatCannotBeOne: Story = {
  name: '[VOL-06] a phone number that cannot be one is said before anything is sent',
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.type(box(canvas, 'Phone'), 'call me');
    await submit(canvas);
    await waitFor(() =>
      expect(box(canvas, 'Phone')).toHaveAccessibleDescription(
        'Write one number in digits, for example +44 20 7946 0018.',
      ),
    );
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const ConfirmsAfterAMoment: Story = {
  name: '[VOL-05] "Submitting Application..." shows for 1500 ms, then the confirmation, then the form is reset',
  args: { onSubmit: undefined },
  play: async ({ canvas }) => {
    await fill(canvas);
    const start = performance.now();
    await submit(canvas);
    const button = await canvas.findByRole('button', { name: 'Submitting Application...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    const confirmation = await canvas.findByText('Thank you: your application has arrived', {}, { timeout: 5000 });
    await expect(performance.now() - start).toBeGreaterThanOrEqual(1500);
    await waitFor(() => expect(confirmation.closest('[tabindex="-1"]')).toHaveFocus());
    await expect(await canvas.findByRole('button', { name: 'Submit Application' })).toBeEnabled();
    await expect(box(canvas, 'First Name *')).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Weekends Only' })).not.toBeChecked();
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
  },
};

export const OpensAConfirmationOfTheHost: Story = {
  name: '[VOL-05] a host that opens a page of its own gets the reference, and the form confirms nothing itself',
  args: { onSent: fn() },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.type(box(canvas, 'Location/City *'), '{Enter}');
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith('NZ-V-2026-N9H25C'), { timeout: 5000 });
    await expect(canvas.queryByText('Thank you: your application has arrived')).toBeNull();
    await expect(canvas.queryByRole('group', { name: /to fix$/ })).toBeNull();
  },
};

export const ShowsTheReference: Story = {
  name: '[VOL-05] the confirmation has the reference number from the server',
  play: async ({ canvas }) => {
    await fill(canvas);
    await submit(canvas);
    await expect(await canvas.findByText('NZ-V-2026-N9H25C', {}, { timeout: 5000 })).toBeVisible();
  },
};

export const ShowsWhatIsMissing: Story = {
  name: '[VOL-06] each required field shows an error, focus moves to the list of errors, and no value is lost',
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas, 'First Name *'), 'Mfano');
    await userEvent.type(box(canvas, 'Phone'), '+243 000 000 001');
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole('group', { name: '5 things to fix' })).toHaveFocus());
    const missing = [
      'Write your last name.',
      'Write your e-mail address, so that we can answer you.',
      'Write the city or the place where you live.',
      'Choose when you can come.',
      'Write why you want to volunteer with us.',
    ];
    const summary = canvas.getByRole('group', { name: '5 things to fix' });
    await expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(missing);
    await expect(box(canvas, 'Last Name *')).toHaveAccessibleDescription(missing[0]);
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(missing[3]);
    await expect(box(canvas, 'First Name *')).toHaveValue('Mfano');
    await expect(box(canvas, 'Phone')).toHaveValue('+243 000 000 001');
    await userEvent.click(canvas.getByRole('link', { name: 'Choose when you can come.' }));
    await expect(canvas.getByRole('radio', { name: 'Weekends Only' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const FailureKeepsEverything: Story = {
  name: '[VOL-05] a failed submit keeps all values, shows the reason at the button, and can be retried',
  play: async ({ canvas }) => {
    answer({ ok: false, reason: 'offline' });
    await fill(canvas);
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.'));
    await expect(box(canvas, 'First Name *')).toHaveValue('Mfano');
    answer({ ok: true, reference: 'NZ-V-2026-N9H25C' });
    await submit(canvas);
    await expect(await canvas.findByText('NZ-V-2026-N9H25C', {}, { timeout: 5000 })).toBeVisible();
    await expect(onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const RejectedPromise: Story = {
  play: async ({ canvas }) => {
    onSubmit.mockRejectedValue(new TypeError('Failed to fetch'));
    await fill(canvas);
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('No answer came.'));
  },
};

/** In English until the button is pressed. */
function InTwoLanguages(props: VolunteerFormProps) {
  const [locale, setLocale] = useState('en');
  return (
    <IntlProvider locale={locale} messages={locale === 'fr' ? fr : {}} onError={() => {}}>
      <button type="button" onClick={() => setLocale('fr')}>
        Français
      </button>
      <VolunteerForm {...props} />
    </IntlProvider>
  );
}

export const ErrorsFollowTheLanguage: Story = {
  name: '[VOL-06, KEEP-13] errors follow a change of language, those of the server too, and no value is lost',
  render: (args) => <InTwoLanguages {...args} />,
  play: async ({ canvas }) => {
    answer({ ok: false, reason: 'refused', fields: { email: 'must be an e-mail address' } });
    await fill(canvas);
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'One thing to fix' })).toHaveFocus());
    await expect(box(canvas, 'E-mail *')).toHaveAccessibleDescription('E-mail must be an e-mail address');
    await userEvent.click(canvas.getByRole('button', { name: 'Français' }));
    await expect(box(canvas, 'E-mail *')).toHaveAccessibleDescription(
      `${fr['ui.Form.refused']} E-mail must be an e-mail address`,
    );
    for (const said of canvas.getAllByText('E-mail must be an e-mail address')) {
      await expect(said).toHaveAttribute('lang', 'en');
    }
    await expect(box(canvas, 'E-mail *')).toHaveValue('mfano@nzete.example');
    await userEvent.clear(box(canvas, 'Prénom *'));
    await userEvent.tab();
    await expect(await canvas.findAllByText('Écrivez votre prénom.')).not.toHaveLength(0);
  },
};

/** A draft that arrives after the first render, as from storage. */
function LateDraft(props: VolunteerFormProps) {
  const [draft, setDraft] = useState<VolunteerFormProps['draft']>();
  return (
    <>
      <button
        type="button"
        onClick={() => setDraft({ firstName: 'Ada', lastName: 'Mbo', interests: ['Reforestation'] })}
      >
        Restore
      </button>
      <VolunteerForm {...props} draft={draft}>
        <button type="reset">Clear</button>
      </VolunteerForm>
    </>
  );
}

export const DraftFillsWhatIsEmpty: Story = {
  name: 'a draft fills empty fields; a reset empties the form',
  render: (args) => <LateDraft {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas, 'First Name *'), 'Grace');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(box(canvas, 'Last Name *')).toHaveValue('Mbo'));
    await expect(box(canvas, 'First Name *')).toHaveValue('Grace');
    await expect(canvas.getByRole('checkbox', { name: 'Reforestation' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(box(canvas, 'First Name *')).toHaveValue(''));
    await expect(canvas.getByRole('checkbox', { name: 'Reforestation' })).not.toBeChecked();
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining({ lastName: '' })),
    );
  },
};

export const SectionsShowTheProgress: Story = {
  play: async ({ canvas, canvasElement }) => {
    const states = () =>
      [...canvasElement.querySelectorAll('[data-slot="form-section"]')].map((part) => part.getAttribute('data-state'));
    await expect(states()).toEqual(['now', 'open', 'open', 'open', 'open']);
    await fill(canvas);
    await expect(states()).toEqual(['done', 'done', 'done', 'done', 'now']);
  },
};

export const WorksByKeyboard: Story = {
  name: '[VOL-03] the whole form can be filled in and submitted by keyboard',
  play: async ({ canvas }) => {
    const type = async (name: string | RegExp, text: string) => {
      await tabTo(box(canvas, name));
      await userEvent.keyboard(text);
    };
    await type('First Name *', 'Mfano');
    await type('Last Name *', 'Ndakisa');
    await type('E-mail *', 'mfano@nzete.example');
    await type('Phone', '+243 000 000 001');
    await type('Location/City *', 'Kinshasa');
    const climate = canvas.getByRole('checkbox', { name: 'Climate Action' });
    await tabTo(climate);
    await userEvent.keyboard(' ');
    await expect(climate).toBeChecked();
    await tabTo(box(canvas, 'Skills'));
    await tabTo(canvas.getByRole('radio', { name: 'Weekends Only' }));
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Evenings (weekdays)' })).toBeChecked();
    await type(/^Why do you want/, 'For shade.');
    await tabTo(canvas.getByRole('button', { name: 'Submit Application' }));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('NZ-V-2026-N9H25C', {}, { timeout: 5000 })).toBeVisible();
  },
};
