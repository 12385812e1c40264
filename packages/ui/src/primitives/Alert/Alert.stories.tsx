import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudRainWind } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Alert, type AlertProps } from './Alert.tsx';

const meta = {
  title: 'Primitives/Feedback/Alert',
  component: Alert,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Give one message about this part of the page, and say what to do next.'],
      dont: ['Do not report the result of an action with it; use Toast. For the errors of a form use ErrorSummary.'],
    },
  },
  args: { description: 'Readings before 2019 come from satellites only.' },
  argTypes: {
    title: { control: 'text' },
    description: { control: 'text' },
    actions: { control: false },
    icon: { control: false },
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With an icon of its own. */
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Heavy rain tonight',
    description: 'In Équateur. The nursery opens at 10:00.',
    icon: <CloudRainWind />,
  },
};

export const Success: Story = {
  args: { tone: 'success', title: 'Your application is in', description: 'We answer within five working days.' },
};

/** Says what to do next. */
export const ErrorWithActions: Story = {
  args: {
    tone: 'error',
    title: 'The readings of today are missing',
    description: 'The station at Mbandaka has not answered since 06:40. The map shows yesterday.',
    actions: (
      <>
        <Button size="sm">Try again</Button>
        <Link href="#stations">All stations</Link>
      </>
    ),
  },
};

export const TitleAlone: Story = { args: { title: 'This page is a draft', description: undefined } };

function Dismissible(args: AlertProps) {
  const [isShown, setIsShown] = useState(true);
  const close = () => {
    args.onDismiss?.();
    setIsShown(false);
  };
  return isShown ? <Alert {...args} onDismiss={close} /> : <p>Closed</p>;
}

/** The page stores that it was closed, and moves focus to what follows. */
export const WithDismiss: Story = {
  args: { title: 'New: figures by province', description: 'Choose yours on the map.', onDismiss: fn() },
  render: (args) => <Dismissible {...args} />,
};

const all = (args: AlertProps) => (
  <div className="nz:grid nz:gap-4">
    {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
      <Alert key={tone} {...args} tone={tone} title="Heavy rain tonight" onDismiss={() => {}} />
    ))}
  </div>
);

export const Tones: Story = { render: all };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    tone: 'warning',
    title: 'De fortes pluies sont annoncées cette nuit dans la province de l’Équateur',
    description: 'La pépinière ouvrira exceptionnellement à 10 heures ; les équipes de plantation sont prévenues.',
    actions: <Link href="#weather">Consulter les relevés météorologiques</Link>,
    onDismiss: fn(),
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, render: all };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Alert
      tone="error"
      title="The photo was not sent"
      description="Check your connection, then press the button again."
    />
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Alert tone="error" title="Error 500" description="Request failed." />,
};
