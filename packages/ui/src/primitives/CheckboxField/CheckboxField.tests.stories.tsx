import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxField } from './CheckboxField.tsx';

const ref = createRef<HTMLInputElement>();

const meta = {
  title: 'Primitives/Forms/CheckboxField/Tests',
  component: CheckboxField,
  tags: ['!autodocs', '!dev'],
  args: { label: 'I agree *', name: 'agree', required: true, onChange: fn() },
  // In args, a ref that is set would be a circular structure.
  render: (args) => <CheckboxField {...args} ref={ref} />,
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TickedByPointerOnItsLabel: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('I agree *'));
    await expect(canvas.getByRole('checkbox', { name: 'I agree *' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(ref.current).toBeChecked();
  },
};

export const TickedBySpace: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const ErrorDescribesTheBox: Story = {
  args: { error: 'Tick to go on' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree *' });
    await expect(box).toHaveAccessibleDescription('Tick to go on');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
  },
};

/** With the boolean value that formik passes. */
export const ABooleanValueTicksIt: Story = {
  render: function Render(args) {
    const [agree, setAgree] = useState(true);
    return <CheckboxField {...args} value={agree} onChange={(event) => setAgree(event.target.checked)} />;
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};

export const SomeItemsBecomeAll: Story = {
  render: () => <List />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All' });
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Water' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Trees' })).toBeChecked();
  },
};

const areas = ['Water', 'Trees'];

function List() {
  const [ticked, setTicked] = useState<string[]>([]);
  const isSome = ticked.length > 0 && ticked.length < areas.length;
  return (
    <>
      <CheckboxField
        label="All"
        checked={ticked.length === areas.length}
        isIndeterminate={isSome}
        onChange={(event) => setTicked(event.target.checked ? areas : [])}
      />
      {areas.map((area) => (
        <CheckboxField
          key={area}
          label={area}
          checked={ticked.includes(area)}
          onChange={() => setTicked((old) => (old.includes(area) ? old.filter((one) => one !== area) : [...old, area]))}
        />
      ))}
    </>
  );
}

export const DisabledStaysAsItIs: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).not.toHaveFocus();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
};
