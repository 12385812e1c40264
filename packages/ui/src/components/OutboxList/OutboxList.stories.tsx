import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { OutboxList } from './OutboxList.tsx';

const meta = {
  title: 'Components/OutboxList',
  component: OutboxList,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Say what became of every form, and let the visitor remove each.'],
      dont: ['Do not show what was written before it is asked for.'],
    },
  },
  args: {
    items: [
      {
        id: 'waiting',
        title: 'Feedback',
        kept: 'Kept on 3 June 2026, 10:12',
        status: { tone: 'info', title: 'Waits to be sent', description: 'It is sent when you are connected.' },
        content: {
          title: 'What you wrote',
          lang: 'en',
          entries: [
            { label: 'Your message', value: 'The pump in our village works again.\nThank you.' },
            { label: 'I agree to be contacted', value: '' },
          ],
        },
        actions: (
          <>
            <Button size="sm">Send now</Button>
            <Button size="sm" variant="line">
              Open again
            </Button>
            <Button size="sm" variant="quiet">
              Remove
            </Button>
          </>
        ),
      },
      {
        id: 'refused',
        title: 'Volunteer application',
        kept: 'Kept on 2 June 2026, 18:40',
        status: { tone: 'error', title: 'Was not accepted', description: 'E-mail: is not an address' },
        actions: <Button size="sm">Correct it</Button>,
      },
      {
        id: 'arrived',
        title: 'Newsletter',
        kept: 'Kept on 1 June 2026, 7:05',
        status: { tone: 'success', title: 'Has arrived' },
      },
    ],
  },
} satisfies Meta<typeof OutboxList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    className: 'nz:max-w-80',
    items: [
      {
        id: 'fr',
        title: 'Candidature de partenariat',
        kept: 'Gardé le 3 juin 2026 à 10:12',
        status: {
          tone: 'warning',
          title: 'Le serveur ne peut pas le prendre pour le moment',
          description: 'Il est envoyé de nouveau tout seul.',
        },
        actions: <Button size="sm">Envoyer maintenant</Button>,
      },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
