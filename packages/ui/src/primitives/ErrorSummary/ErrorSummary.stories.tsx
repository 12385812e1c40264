import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const number = 'Add the last five digits, for example CD/GOM/RCCM/22-B-01234';
const mail = 'Enter your e-mail address';

const meta = {
  title: 'Primitives/Forms/ErrorSummary',
  component: ErrorSummary,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Put it above the form; it takes the focus after a failed submit.'],
      dont: ['Do not leave out the errors at the fields.'],
    },
  },
  args: {
    errors: [
      { fieldId: 'summary-number', message: number },
      { fieldId: 'summary-mail', message: mail },
    ],
  },
  render: (args) => (
    <div className="nz:grid nz:max-w-xl nz:gap-6">
      <ErrorSummary {...args} />
      <div className="nz:grid nz:gap-5 nz:md:grid-cols-2">
        <TextField id="summary-number" label="Registration number" defaultValue="CD/GOM/RCCM/22-B" error={number} />
        <TextField id="summary-mail" label="E-mail" type="email" error={args.errors.length > 1 && mail} />
      </div>
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each entry moves focus to its field. */
export const Default: Story = {};

export const One: Story = { args: { errors: [{ fieldId: 'summary-number', message: number }] } };

export const OwnTitle: Story = { args: { title: 'Step 2 is not complete', headingLevel: 3 } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    errors: [
      { fieldId: 'a', message: 'Ajoutez les cinq derniers chiffres du numéro, par exemple CD/GOM/RCCM/22-B-01234' },
      { fieldId: 'b', message: 'Écrivez l’adresse électronique de la personne autorisée à signer' },
      { fieldId: 'c', message: 'Choisissez au moins un domaine dans lequel vous voulez travailler' },
    ],
  },
  render: (args) => <ErrorSummary {...args} className="nz:max-w-72" />,
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <div className="nz:grid nz:gap-5">
      <ErrorSummary {...args} errors={[{ fieldId: 'do-mail', message: mail }]} />
      <TextField id="do-mail" label="E-mail" error={mail} />
    </div>
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <div className="nz:grid nz:gap-5">
      <ErrorSummary {...args} errors={[{ fieldId: 'dont-mail', message: mail }]} />
      <TextField id="dont-mail" label="E-mail" />
    </div>
  ),
};
