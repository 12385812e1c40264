import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/Forms/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['text'],
      do: ['Set `characterLimit` if there is a limit: it counts down.'],
      dont: ['Do not use it for one line of text; use TextField.'],
    },
  },
  args: { label: 'Message', placeholder: 'Tell us about the site' },
  render: (args) => <TextArea {...args} className="nz:max-w-lg" />,
  argTypes: { label: { control: 'text' }, hint: { control: 'text' }, error: { control: 'text' } },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Optional: Story = { args: { isOptional: true } };

/** The count is updated at once and announced when typing pauses. */
export const WithLimit: Story = {
  args: { characterLimit: 500, hint: 'Where it is, who looks after it', defaultValue: 'A spring above the school.' },
};

/** Nothing is cut off: the count says how much to remove. */
export const OverTheLimit: Story = {
  args: {
    characterLimit: 40,
    defaultValue: 'A spring above the school, two hours on foot from the road.',
    error: 'Keep the message under 40 characters',
  },
};

export const Disabled: Story = { args: { disabled: true, hint: 'You can write when the report is published' } };

export const States: Story = {
  render: (args) => (
    <StatesOf
      states={[
        ...pointedStates(<TextArea {...args} />),
        { name: 'Error', specimen: <TextArea {...args} error="Write at least one sentence." /> },
        { name: 'Disabled', specimen: <TextArea {...args} disabled hint="Opens with your application." /> },
      ]}
    />
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    label: 'Décrivez les ressources que votre organisation peut apporter au partenariat',
    hint: 'Personnel, véhicules, matériel, terrain, savoir-faire',
    placeholder: undefined,
    characterLimit: 1200,
    isOptional: true,
  },
  render: (args) => <TextArea {...args} className="nz:max-w-64" />,
};

export const Dark: Story = { ...OverTheLimit, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'], args: { characterLimit: 500 } };

export const Dont: Story = { tags: ['!dev', '!autodocs'], args: { label: 'First name', placeholder: undefined } };
