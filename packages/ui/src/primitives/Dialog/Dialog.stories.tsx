import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogClose } from './Dialog.tsx';

const meta = {
  title: 'Primitives/Feedback/Dialog',
  component: Dialog,
  subcomponents: { DialogClose },
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['dialog'],
      do: [
        'Ask a question that must be answered before continuing.',
        'Write the question as the title and the answers as buttons.',
      ],
      dont: ['Do not show a message that needs no answer; use a toast.', 'Do not open a dialog over a dialog.'],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '26rem' } },
  },
  args: {
    title: 'Remove this sensor?',
    description: 'Its 412 days of readings stay in the record. You can add it back with the same code.',
    trigger: <Button variant="danger">Remove</Button>,
    defaultOpen: true,
    footer: (
      <>
        <DialogClose>
          <Button variant="danger" size="sm">
            Remove
          </Button>
        </DialogClose>
        <DialogClose>
          <Button variant="line" size="sm">
            Keep
          </Button>
        </DialogClose>
      </>
    ),
  },
  argTypes: { trigger: { control: false }, footer: { control: false }, children: { control: false } },
  decorators: [(Story) => <div className="nz:wrap nz:min-h-100 nz:py-6">{Story()}</div>],
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};

const readings = ['Rain', 'Temperature', 'Humidity', 'Wind', 'River level', 'Soil moisture', 'Air quality', 'Light'];

/** Long content scrolls between the title and the actions, by keyboard too. */
export const LongContent: Story = {
  args: {
    size: 'md',
    title: 'What the station at Mbandaka measures',
    description: 'Every ten minutes, by day and by night.',
    children: readings.map((reading) => (
      <section key={reading} className="nz:border-b-[1.5px] nz:border-line nz:py-4">
        <h3 className="nz:type-h4">{reading}</h3>
        <p className="nz:mt-1 nz:text-text-2">
          Measured at two metres, sent over the mobile network, and kept on the station for a month when there is none.
        </p>
      </section>
    )),
    footer: (
      <DialogClose>
        <Button size="sm">Understood</Button>
      </DialogClose>
    ),
  },
};

/** Without actions, the close button and Escape close it. */
export const WithoutFooter: Story = {
  args: {
    title: 'Your application has arrived',
    description: undefined,
    footer: undefined,
    children: <p className="nz:text-text-2">We answer within five working days. The reference is NZ-2026-0412.</p>,
  },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Retirer définitivement ce capteur pluviométrique ?',
    description:
      'Ses 412 jours de relevés restent dans le registre. Vous pourrez l’ajouter de nouveau avec le même code d’identification.',
    footer: (
      <>
        <DialogClose>
          <Button variant="danger" size="sm">
            Retirer le capteur
          </Button>
        </DialogClose>
        <DialogClose>
          <Button variant="line" size="sm">
            Le garder en service
          </Button>
        </DialogClose>
      </>
    ),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongContentDark: Story = { ...LongContent, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: 'Saved',
    description: 'The sensor was added.',
    footer: (
      <DialogClose>
        <Button size="sm">OK</Button>
      </DialogClose>
    ),
  },
};
