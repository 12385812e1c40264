import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../TextField/TextField.tsx';
import { FormSection, type FormSectionProps } from './FormSection.tsx';

const meta = {
  title: 'Primitives/Forms/FormSection',
  component: FormSection,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['text'],
      do: ['Divide a long form on one page into three to six sections.'],
      dont: ['Do not use it for a form in steps; use Wizard.'],
    },
  },
  args: {
    index: 1,
    title: 'About you',
    children: <TextField label="First Name *" />,
  },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const three = (titles: readonly string[], description?: string): Story['render'] =>
  function Render() {
    const states: FormSectionProps['state'][] = ['done', 'now', 'open'];
    return (
      <div className="nz:max-w-2xl nz:bg-surface nz:p-6">
        {titles.map((title, place) => (
          <FormSection key={title} index={place + 1} state={states[place]} title={title} description={description}>
            <TextField label={title} />
          </FormSection>
        ))}
      </div>
    );
  };

/** One done, one current, one open. On a phone only the titles remain. */
export const States: Story = {
  render: three(['About you', 'What you can do', 'When you can come'], 'A line about it.'),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  render: three([
    'Vos coordonnées et le lieu où vous habitez',
    'Ce que vous savez faire et ce qui vous intéresse le plus',
    'Vos disponibilités au cours de la semaine',
  ]),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div className="nz:grid nz:gap-8">
      <FormSection index={1} title="About you">
        <TextField label="First name" />
      </FormSection>
      <FormSection index={2} title="Your project">
        <TextField label="Title" />
      </FormSection>
    </div>
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <FormSection index={1} title="Step 1 of 4">
      <TextField label="First name" />
    </FormSection>
  ),
};
