import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { FormSection } from './FormSection.tsx';

/** A section is done once its field has a text; the first one that is not is current. */
function Form({ titles }: { titles: readonly string[] }) {
  const [texts, setTexts] = useState<Record<string, string>>({});
  const current = titles.find((title) => !texts[title]);
  return (
    <form>
      {titles.map((title, place) => (
        <FormSection
          key={title}
          index={place + 1}
          title={title}
          state={texts[title] ? 'done' : title === current ? 'now' : 'open'}
        >
          <TextField
            label={`${title} *`}
            onChange={({ target }) => setTexts((before) => ({ ...before, [title]: target.value }))}
          />
        </FormSection>
      ))}
    </form>
  );
}

const meta = {
  title: 'Primitives/Forms/FormSection/Tests',
  component: FormSection,
  tags: ['!autodocs', '!dev'],
  args: { index: 1, title: 'About you' },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const marks = (root: Element) =>
  [...root.querySelectorAll('[data-slot="form-section-mark"]')].map((mark) =>
    mark.querySelector('svg') ? 'check' : mark.textContent,
  );

export const FilledInOneAfterTheOther: Story = {
  render: () => <Form titles={['About you', 'What you can do', 'When you can come']} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['1', '2', '3']);
    await userEvent.tab();
    await userEvent.keyboard('Grace');
    await expect(canvas.getByLabelText('About you *')).toHaveValue('Grace');
    await expect(marks(canvasElement)).toEqual(['check', '2', '3']);
    await userEvent.tab();
    await userEvent.keyboard('Nursery');
    await expect(canvas.getByLabelText('What you can do *')).toHaveValue('Nursery');
    await expect(marks(canvasElement)).toEqual(['check', 'check', '3']);
    await userEvent.clear(canvas.getByLabelText('About you *'));
    await expect(marks(canvasElement)).toEqual(['1', 'check', '3']);
  },
};

/** Its number, check and thread are not part of its title. */
export const ReadByItsTitle: Story = {
  globals: { locale: 'fr' },
  render: () => <Form titles={['Vos coordonnées', 'Vos disponibilités']} />,
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(['Vos coordonnées', 'Vos disponibilités']);
    await expect(canvas.queryByText('1', { ignore: '[aria-hidden="true"] *' })).toBeNull();
  },
};
