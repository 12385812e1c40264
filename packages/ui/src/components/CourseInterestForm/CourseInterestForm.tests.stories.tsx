import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { CourseInterestForm, type CourseInterestFormProps } from './CourseInterestForm.tsx';
import type { SavedCourseInterest } from './courseInterest.ts';

const onLookup = fn<CourseInterestFormProps['onLookup']>();
const onSubmit = fn<CourseInterestFormProps['onSubmit']>();
const onMessage = fn<NonNullable<CourseInterestFormProps['onMessage']>>();

const meta = {
  title: 'Components/CourseInterestForm/Tests',
  component: CourseInterestForm,
  tags: ['!autodocs', '!dev'],
  args: { onLookup, onSubmit, onMessage },
  beforeEach: () => {
    for (const mock of [onLookup, onSubmit, onMessage]) mock.mockReset();
    onLookup.mockResolvedValue(null);
    onSubmit.mockResolvedValue({ ok: true });
  },
} satisfies Meta<typeof CourseInterestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const email = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'E-mail *' });
const name = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Name *' });
const topic = (canvas: Canvas, topicName: string) => canvas.getByRole('checkbox', { name: topicName });
const press = (canvas: Canvas, button: string) => userEvent.click(canvas.getByRole('button', { name: button }));
const saved = (address: string, interests: SavedCourseInterest['interests']): SavedCourseInterest => ({
  id: address,
  name: `Who is ${address}`,
  email: address,
  interests,
  preferred_level: 'Beginner',
  preferred_language: null,
});

/** The test decides when responses arrive. */
function controlled() {
  const lookups: { address: string; signal: AbortSignal; answer: (found: SavedCourseInterest | null) => void }[] = [];
  onLookup.mockImplementation((address, signal) => new Promise((answer) => lookups.push({ address, signal, answer })));
  const at = (index: number) => waitFor(() => lookups[index] ?? Promise.reject(new Error('not asked yet')));
  return { lookups, at };
}

export const NothingMovesWhileLooking: Story = {
  name: '[INTEREST-01] while it looks no field moves under the finger that goes on to the next',
  play: async ({ canvas }) => {
    controlled();
    const top = () => Math.round(topic(canvas, 'Programming').getBoundingClientRect().top);
    email(canvas).focus();
    const before = top();
    await userEvent.type(email(canvas), 'ada@example.org');
    await expect(await canvas.findByText(/^Looking for what is saved/)).toBeVisible();
    await expect(top()).toBe(before);
  },
};

export const OnlyTheNewestAnswerCounts: Story = {
  name: '[INTEREST-01] fast typing causes one lookup, and an old response never overwrites a new one',
  play: async ({ canvas }) => {
    const { lookups, at } = controlled();
    await userEvent.type(email(canvas), 'ada@example');
    await userEvent.type(email(canvas), '.org');
    const first = await at(0);
    await userEvent.type(email(canvas), '.cd');
    await expect(first.signal.aborted).toBe(true);
    const second = await at(1);
    await expect(lookups.map(({ address }) => address)).toEqual(['ada@example.org', 'ada@example.org.cd']);
    second.answer(saved(second.address, ['Data Science']));
    await expect(await canvas.findByRole('button', { name: 'Update interests' })).toBeVisible();
    first.answer(saved(first.address, ['Programming']));
    await Promise.resolve();
    await expect(topic(canvas, 'Data science')).toBeChecked();
    await expect(topic(canvas, 'Programming')).not.toBeChecked();
    await expect(name(canvas)).toHaveValue('Who is ada@example.org.cd');
    await expect(onMessage).toHaveBeenCalledOnce();
    await expect(onMessage).toHaveBeenCalledWith(
      expect.objectContaining({ tone: 'success', title: 'Existing interests loaded!' }),
    );
  },
};

export const KeepsConcurrentChoices: Story = {
  name: '[INTEREST-01] changes during the lookup are kept; replaced values are reported and can be restored',
  play: async ({ canvas }) => {
    const { at } = controlled();
    await userEvent.type(name(canvas), 'Ada');
    await userEvent.type(email(canvas), 'ada@example.org');
    const lookup = await at(0);
    await userEvent.click(topic(canvas, 'Cybersecurity'));
    lookup.answer(saved(lookup.address, ['Programming']));
    await expect(await canvas.findByText('What you changed in the meantime was kept.')).toBeVisible();
    await expect(topic(canvas, 'Cybersecurity')).toBeChecked();
    await expect(topic(canvas, 'Programming')).not.toBeChecked();
    await expect(name(canvas)).toHaveValue('Who is ada@example.org');
    await press(canvas, 'Bring back what I chose');
    await expect(name(canvas)).toHaveValue('Ada');
    await userEvent.type(email(canvas), '.cd');
    (await at(1)).answer(null);
    await waitFor(() => expect(topic(canvas, 'Cybersecurity')).not.toBeChecked());
    await expect(canvas.getByRole('button', { name: 'Register interest' })).toBeVisible();
    await press(canvas, 'Bring back what I chose');
    await expect(topic(canvas, 'Cybersecurity')).toBeChecked();
  },
};

export const SavesAndResets: Story = {
  name: '[INTEREST-02, INTEREST-03] reports missing values, sends blanks as null, updates a record, and clears the choices',
  play: async ({ canvas }) => {
    await press(canvas, 'Register interest');
    await expect(onMessage).toHaveBeenLastCalledWith({
      tone: 'error',
      title: 'Please fill in all required fields',
      description: 'Name, email, and at least one interest are required.',
    });
    await expect(await canvas.findByRole('group', { name: '3 things to fix' })).toHaveFocus();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(12);
    await userEvent.type(name(canvas), 'Ada');
    await userEvent.type(email(canvas), 'ada@example.org');
    await waitFor(() => expect(onLookup).toHaveBeenCalledOnce());
    await userEvent.click(topic(canvas, 'Programming'));
    await press(canvas, 'Register interest');
    const sent = {
      name: 'Ada',
      email: 'ada@example.org',
      interests: ['Programming'],
      preferred_level: null,
      preferred_language: null,
    };
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith(sent, undefined));
    await waitFor(() =>
      expect(onMessage).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Registration successful!' })),
    );
    await expect(topic(canvas, 'Programming')).not.toBeChecked();
    onLookup.mockResolvedValue(saved('ada@example.org.cd', ['Programming']));
    await userEvent.type(email(canvas), '.cd');
    const update = await canvas.findByRole('button', { name: 'Update interests' });
    onSubmit.mockResolvedValueOnce({ ok: false, reason: 'no-response' });
    await userEvent.click(update);
    await waitFor(() =>
      expect(onMessage).toHaveBeenLastCalledWith({
        tone: 'error',
        title: 'Submission failed',
        description: 'Please try again later.',
      }),
    );
    await expect(topic(canvas, 'Programming')).toBeChecked();
    await userEvent.click(update);
    await waitFor(() =>
      expect(onMessage).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Interests updated successfully!' })),
    );
    await expect(onSubmit).toHaveBeenLastCalledWith(expect.anything(), 'ada@example.org.cd');
    await expect(canvas.getByRole('button', { name: 'Register interest' })).toBeVisible();
  },
};

export const SavingKeepsConcurrentChanges: Story = {
  name: '[INTEREST-03] changes while saving are kept, and saving aborts the lookup of its address',
  play: async ({ canvas }) => {
    const { at } = controlled();
    const answers: (() => void)[] = [];
    onSubmit.mockImplementationOnce(() => new Promise((resolve) => answers.push(() => resolve({ ok: true }))));
    await userEvent.type(name(canvas), 'Ada');
    await userEvent.click(topic(canvas, 'Programming'));
    await userEvent.type(email(canvas), 'ada@example.org');
    const lookup = await at(0);
    await press(canvas, 'Register interest');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await userEvent.click(topic(canvas, 'Cybersecurity'));
    answers[0]?.();
    await expect(await canvas.findByText('What you changed in the meantime was kept.')).toBeVisible();
    await expect(topic(canvas, 'Cybersecurity')).toBeChecked();
    await expect(lookup.signal.aborted).toBe(true);
    lookup.answer(saved(lookup.address, ['Data Science']));
    await press(canvas, 'Register interest');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(topic(canvas, 'Cybersecurity')).not.toBeChecked());
    await expect(canvas.queryByText('What you changed in the meantime was kept.')).toBeNull();
  },
};

export const AFailedLookupIsShown: Story = {
  name: '[INTEREST-01] a failed lookup is shown, loses nothing, and can be retried',
  play: async ({ canvas }) => {
    onLookup.mockRejectedValueOnce(new Error('cut'));
    await userEvent.click(topic(canvas, 'Programming'));
    await userEvent.type(email(canvas), 'ada@example.org');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(onMessage).toHaveBeenCalledWith({
      tone: 'error',
      title: 'Error loading interests',
      description: 'Could not load existing preferences. Please try again.',
    });
    await waitFor(() => expect(onLookup).toHaveBeenCalledTimes(2));
  },
};
