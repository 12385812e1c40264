import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { LetterForm, type LetterFormProps } from './LetterForm.tsx';

/** A letter that arrives as soon as it is sent. */
function ArrivingLetter(args: LetterFormProps) {
  const [isStamped, setIsStamped] = useState(false);
  return (
    <LetterForm
      {...args}
      isStamped={isStamped}
      onSubmit={(event) => {
        event.preventDefault();
        args.onSubmit?.(event);
        setIsStamped(true);
      }}
    />
  );
}

const meta = {
  title: 'Components/LetterForm/Tests',
  component: LetterForm,
  tags: ['!autodocs', '!dev'],
  args: {
    'aria-label': 'Send feedback',
    greeting: 'To the Nzete Foundation,',
    stamp: 'Arrived',
    onSubmit: fn(),
    children: (
      <>
        <TextArea label="Your message" />
        <Button type="submit">Send</Button>
      </>
    ),
  },
  render: (args) => <ArrivingLetter {...args} />,
} satisfies Meta<typeof LetterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GetsItsStampWhenItHasArrived: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Send feedback' })).toHaveTextContent('To the Nzete Foundation,');
    await expect(canvas.queryByText('Arrived')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'The pump is broken');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('Arrived')).toBeVisible();
  },
};

export const NeverPutsItsValuesIntoTheUrl: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form')).toHaveAttribute('method', 'post');
    await expect(canvas.getByRole('form')).toHaveAttribute('novalidate');
  },
};
