import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { DraftNotice } from '../../primitives/DraftNotice/DraftNotice.tsx';
import { SendOutcome } from '../../primitives/SendOutcome/SendOutcome.tsx';
import type { SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { LetterForm } from './LetterForm.tsx';

const parts = (result?: SendResult, isLoading = false) => (
  <>
    <TextArea label="Your message" hint="What happened, on which page, and what you expected" rows={9} />
    <TextField type="email" label="E-mail (optional)" hint="Only if you want an answer" />
    <div className="nz:grid nz:justify-items-start nz:gap-2">
      <SendOutcome result={result} title="Thank you: your message has arrived" description="Keep the number." />
      <Button type="submit" size="lg" isLoading={isLoading}>
        Send
      </Button>
      <DraftNotice status="saved" onUndo={() => {}} />
    </div>
  </>
);

const meta = {
  title: 'Components/LetterForm',
  component: LetterForm,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['text', 'button'],
      do: ['Use it for a message with one or two fields.'],
      dont: ['Do not use it for an application with sections; see VolunteerForm.'],
    },
  },
  argTypes: { children: { control: false } },
  args: {
    'aria-label': 'Send feedback',
    greeting: 'To the Nzete Foundation,',
    stamp: 'Arrived',
    children: parts(),
    onSubmit: (event) => event.preventDefault(),
  },
} satisfies Meta<typeof LetterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sending: Story = { args: { children: parts(undefined, true) } };

export const Arrived: Story = {
  args: { isStamped: true, children: parts({ ok: true, reference: 'NZ-F-2026-N9H25C' }) },
};

export const NotSent: Story = { args: { children: parts({ ok: false, reason: 'offline' }) } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    'aria-label': 'Envoyer un avis',
    greeting: 'À l’attention de toute l’équipe de la Fondation Nzete,',
    stamp: 'Bien arrivée',
    isStamped: true,
    className: 'nz:max-w-80',
    children: (
      <TextArea label="Votre message" hint="Ce qui s’est passé, sur quelle page, et ce que vous attendiez" rows={5} />
    ),
  },
};

export const Dark: Story = { ...Arrived, globals: { theme: 'dark' } };
