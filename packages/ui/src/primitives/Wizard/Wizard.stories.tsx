import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { useWizard } from './useWizardSteps.ts';
import { Wizard } from './Wizard.tsx';

function Overview() {
  const { goTo } = useWizard();
  return (
    <p>
      Coopérative Maji Safi{' '}
      <Button variant="quiet" onClick={() => goTo(1, { fieldId: 'wizard-name' })}>
        Change the name
      </Button>
    </p>
  );
}

const organisation = {
  title: 'Organisation',
  description: 'As written on your certificate.',
  content: <TextField id="wizard-name" label="Legal name" name="name" autoComplete="organization" />,
};
const people = {
  title: 'People',
  content: <TextField label="Contact person" name="person" autoComplete="name" />,
};
const overview = { title: 'Overview', description: 'Check before you send.', content: <Overview /> };

const meta = {
  title: 'Primitives/Forms/Wizard',
  component: Wizard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['text', 'button'],
      do: [
        'Validate a step in `onNavigate`, and return `false` if something is missing.',
        'Let the last step show all answers for review, with `goTo` of `useWizard` for each.',
      ],
      dont: ['Do not use it for fewer than eight fields: one form is shorter than three steps.'],
    },
  },
  args: {
    steps: [organisation, people, overview],
    onNavigate: fn(),
    onSubmit: fn(),
  },
  argTypes: { aside: { control: false }, note: { control: false }, actions: { control: false } },
} satisfies Meta<typeof Wizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InTheMiddle: Story = { args: { defaultStep: 2 } };

/** The last step submits: its button has its own label. */
export const LastStep: Story = { args: { defaultStep: 3, submitLabel: 'Send the application' } };

/** Beside the steps if there is room, below them on phones. */
export const WithAside: Story = {
  args: {
    aside: (
      <>
        <h2 className="nz:type-h3">Keep at hand</h2>
        <p>Your certificate of registration. A clear phone photo is enough.</p>
      </>
    ),
  },
};

/** The data of the step is loading. */
export const LoadingStep: Story = {
  args: { defaultStep: 2, steps: [organisation, { ...people, isLoading: true }, overview] },
};

/** An error of the step as a whole. */
export const StepWithError: Story = {
  args: {
    defaultStep: 2,
    steps: [
      organisation,
      { title: 'People', content: null, error: 'This step did not load. Go back and try again.' },
      overview,
    ],
  },
};

/** Why the submit failed, right above the buttons. */
export const WithNote: Story = {
  args: {
    defaultStep: 3,
    note: (
      <Alert tone="warning" title="You are offline" description="Everything is kept. Send again when you are back." />
    ),
    actions: <Button variant="quiet">Save and finish later</Button>,
  },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    defaultStep: 4,
    steps: [
      'Informations personnelles',
      'Informations professionnelles',
      'Objet et intention de la relation',
      'Conformité au RGPD et confidentialité',
      'Vérification finale et sécurité',
    ].map((title) => ({ title, description: 'Consentement au traitement de vos données', content: null })),
  },
};

export const Dark: Story = { ...InTheMiddle, globals: { theme: 'dark' } };
