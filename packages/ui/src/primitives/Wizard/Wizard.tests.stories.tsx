import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor, type within } from 'storybook/test';
import type { WizardNavigation } from './useWizardSteps.ts';
import documented from './Wizard.stories.tsx';
import { Wizard, type WizardProps } from './Wizard.tsx';

const meta = {
  ...documented,
  title: 'Primitives/Forms/Wizard/Tests',
  tags: ['!autodocs', '!dev'],
  args: { ...documented.args, onNavigate: fn((_navigation: WizardNavigation): unknown => undefined), onSubmit: fn() },
} satisfies Meta<typeof Wizard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arguments of `onNavigate`, in order. */
const asked = ({ onNavigate = fn() }: WizardProps) => mocked(onNavigate).mock.calls.map(([navigation]) => navigation);

type Canvas = ReturnType<typeof within>;
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
const shows = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { name })).toHaveFocus());

export const StepsForwardAndBack: Story = {
  name: '[KYC-02] Next and Previous change the step; Previous is disabled on the first, the last has Submit',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await press(canvas, 'Next');
    await shows(canvas, 'Step 2 of 3: People');
    await press(canvas, 'Next');
    await shows(canvas, 'Step 3 of 3: Overview');
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
    await press(canvas, 'Previous');
    await shows(canvas, 'Step 2 of 3: People');
    await press(canvas, 'Next');
    await shows(canvas, 'Step 3 of 3: Overview');
    await press(canvas, 'Submit');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(asked(args)).toEqual([
      { requestedStep: 2, reason: 'next' },
      { requestedStep: 3, reason: 'next' },
      { requestedStep: 2, reason: 'previous' },
      { requestedStep: 3, reason: 'next' },
    ]);
  },
};

export const TheRailShowsThePosition: Story = {
  args: { defaultStep: 2 },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    await expect(canvas.getByRole('list', { name: 'Steps of this form' })).toBeVisible();
  },
};

export const OneSentenceOnAPhone: Story = {
  args: { defaultStep: 2 },
  render: (args) => (
    <div className="nz:w-80">
      <Wizard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 3')).toBeVisible();
    await expect(canvas.getByText('People. Next: Overview')).toBeVisible();
  },
};

export const WorksByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Legal name' })).toHaveFocus();
    await userEvent.keyboard('Maji Safi{Enter}');
    await shows(canvas, 'Step 2 of 3: People');
    await userEvent.tab();
    await userEvent.keyboard('Grâce{Enter}');
    await shows(canvas, 'Step 3 of 3: Overview');
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const ARejectedNavigationStays: Story = {
  args: { onNavigate: fn((_: WizardNavigation): unknown => false) },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Next');
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('heading', { name: 'Step 1 of 3: Organisation' })).toBeVisible();
  },
};

let answer = (_isAllowed: boolean) => {};

export const WaitsForALateResponse: Story = {
  args: {
    onNavigate: fn(
      (_: WizardNavigation): unknown =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Next');
    const busy = await canvas.findByRole('button', { name: 'Please wait…' });
    await userEvent.click(busy);
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
    answer(false);
    await press(canvas, await canvas.findByRole('button', { name: 'Next' }).then(() => 'Next'));
    answer(true);
    await shows(canvas, 'Step 2 of 3: People');
  },
};

export const ChangesAnAnswerAndReturns: Story = {
  args: { defaultStep: 3 },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Change the name');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Legal name' })).toHaveFocus());
    await press(canvas, 'Back to the overview');
    await shows(canvas, 'Step 3 of 3: Overview');
    await expect(asked(args).map(({ reason }) => reason)).toEqual(['change', 'return']);
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible();
  },
};

export const ControlledFromOutside: Story = {
  render: function Render({ step: _step, ...args }: WizardProps) {
    const [step, setStep] = useState(2);
    return (
      <>
        <Wizard {...args} step={step} onNavigate={({ requestedStep }) => setStep(requestedStep)} />
        <button type="button" onClick={() => setStep(1)}>
          Start again
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Next');
    await shows(canvas, 'Step 3 of 3: Overview');
    await press(canvas, 'Start again');
    await shows(canvas, 'Step 1 of 3: Organisation');
  },
};

let sent = () => {};

export const ItIsSentOnceOnRepeatedPresses: Story = {
  args: {
    defaultStep: 3,
    onSubmit: fn(
      () =>
        new Promise<void>((resolve) => {
          sent = resolve;
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Submit');
    await userEvent.click(await canvas.findByRole('button', { name: 'Please wait…' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    sent();
    await expect(await canvas.findByRole('button', { name: 'Submit' })).toBeVisible();
  },
};

export const ALoadingStepIsAnnouncedAndWaits: Story = {
  args: { steps: [{ title: 'Organisation', content: 'fields', isLoading: true }, ...documented.args.steps.slice(1)] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading this step…');
    await expect(canvas.queryByText('fields')).toBeNull();
    await press(canvas, 'Please wait…');
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};

export const TheErrorOfAStepIsAnAlert: Story = {
  args: { steps: [{ title: 'Organisation', content: null, error: 'Try again' }, ...documented.args.steps.slice(1)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again');
  },
};
