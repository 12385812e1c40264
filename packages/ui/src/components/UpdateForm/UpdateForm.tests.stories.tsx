import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { UpdateForm, type UpdateFormProps } from './UpdateForm.tsx';
import { emptyUpdate } from './useUpdateForm.ts';

const onSubmit = fn<UpdateFormProps['onSubmit']>();

const meta = {
  title: 'Components/UpdateForm/Tests',
  component: UpdateForm,
  tags: ['!autodocs', '!dev'],
  args: { onSubmit, onMessage: fn(), onSent: fn(), onValuesChange: fn() },
  beforeEach: () => {
    onSubmit.mockReset();
    onSubmit.mockResolvedValue({ ok: true });
  },
} satisfies Meta<typeof UpdateForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const post = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Post update' }));

/** Sets the whole value at once: ten times as fast as typing, which other tests cover. */
async function enter(into: HTMLElement, text: string) {
  await userEvent.click(into);
  await userEvent.paste(text);
}

async function fill(canvas: Canvas) {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'donor');
  await enter(field(canvas, 'Title *'), ' A second pump ');
  await enter(field(canvas, 'Content *'), 'It came on Monday.');
  await enter(field(canvas, 'Author *'), 'Nsele Growers');
}

export const SubmitsTheText: Story = {
  name: '[SHIP-02, SHIP-03] sends type, title, content and author, confirms it, and is reset',
  play: async ({ canvas, args }) => {
    const types = [...canvas.getByRole<HTMLSelectElement>('combobox').options].map(({ value }) => value);
    await expect(types).toEqual(['partnership', 'donor', 'collaboration']);
    await fill(canvas);
    await post(canvas);
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await expect(onSubmit).toHaveBeenCalledWith({
      type: 'donor',
      title: 'A second pump',
      content: 'It came on Monday.',
      author: 'Nsele Growers',
    });
    await expect(args.onMessage).toHaveBeenCalledTimes(1);
    await expect(args.onMessage).toHaveBeenCalledWith({
      tone: 'success',
      title: 'Update Added',
      description: 'Your partnership update has been posted successfully.',
    });
    await expect(args.onSent).toHaveBeenCalledOnce();
    await expect(field(canvas, 'Title *')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveValue('partnership');
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
};

/** A host that renders the form only while it is open. */
function Closing(props: UpdateFormProps) {
  const [isOpen, setIsOpen] = useState(true);
  const handleSent = () => {
    setIsOpen(false);
    props.onSent?.();
  };
  return isOpen ? <UpdateForm {...props} onSent={handleSent} /> : null;
}

export const UnmountedAfterSubmit: Story = {
  name: '[SHIP-03] a host that unmounts the form after the submit is notified of the reset',
  render: (args) => <Closing {...args} />,
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await post(canvas);
    await expect(args.onSent).toHaveBeenCalledOnce();
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(emptyUpdate);
  },
};

export const MissingFields: Story = {
  name: '[SHIP-02] missing values are reported in a message, at each field, and in a summary that takes focus',
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas, 'Title *'), '  ');
    await expect(field(canvas, 'Title *')).toBeValid();
    await post(canvas);
    await expect(args.onMessage).toHaveBeenCalledTimes(1);
    await expect(args.onMessage).toHaveBeenCalledWith({
      tone: 'error',
      title: 'Missing Information',
      description: 'Please fill in all fields to add an update.',
    });
    await expect(canvas.getByRole('group', { name: '3 things to fix' })).toHaveFocus();
    await expect(field(canvas, 'Title *')).toHaveAccessibleDescription('Write a title.');
    await expect(field(canvas, 'Author *')).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: 'Write what is new.' }));
    await expect(field(canvas, 'Content *')).toHaveFocus();
    await userEvent.keyboard('The pump runs.');
    await expect(field(canvas, 'Content *')).toBeValid();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const FailureKeepsTheText: Story = {
  name: '[SHIP-03] a failure without a reason is shown, and no value is lost',
  play: async ({ canvas, args }) => {
    onSubmit.mockRejectedValue(new Error('cut'));
    await fill(canvas);
    await post(canvas);
    await expect(args.onMessage).toHaveBeenCalledTimes(1);
    await expect(args.onMessage).toHaveBeenCalledWith({
      tone: 'error',
      title: 'Failed to add update',
      description: 'An error occurred while adding the update.',
    });
    await expect(field(canvas, 'Content *')).toHaveValue('It came on Monday.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('No answer came.');
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

export const FailureWithTheServersReason: Story = {
  name: '[SHIP-03] the server’s reason is shown',
  play: async ({ canvas, args }) => {
    onSubmit.mockResolvedValue({ ok: false, reason: 'other', detail: 'Try again in 40 seconds.' });
    await fill(canvas);
    await post(canvas);
    await expect(args.onMessage).toHaveBeenCalledTimes(1);
    await expect(args.onMessage).toHaveBeenCalledWith({
      tone: 'error',
      title: 'Failed to add update',
      description: 'Try again in 40 seconds.',
    });
  },
};

export const RejectedField: Story = {
  play: async ({ canvas }) => {
    onSubmit.mockResolvedValue({ ok: false, reason: 'refused', fields: { title: 'must have at most 160 characters' } });
    await fill(canvas);
    await post(canvas);
    await expect(field(canvas, 'Title *')).toHaveAccessibleDescription('Title must have at most 160 characters');
    await expect(canvas.getByRole('group', { name: 'One thing to fix' })).toHaveFocus();
    await userEvent.type(field(canvas, 'Title *'), '!');
    await expect(field(canvas, 'Title *')).toBeValid();
  },
};

export const OfflineShowsAtTheButton: Story = {
  args: { draft: { title: 'A second pump', content: 'It came.', author: 'Nsele Growers' } },
  play: async ({ canvas }) => {
    onSubmit.mockResolvedValueOnce({ ok: false, reason: 'offline' });
    await post(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.');
    await expect(field(canvas, 'Title *')).toHaveValue('A second pump');
    await post(canvas);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const AnOpenedFormTakesFocus: Story = {
  args: { takesFocus: true, onCancel: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Add an update' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the form' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const ADraftFillsWhatIsEmpty: Story = {
  args: { draft: { title: 'A second pump' } },
  play: async ({ canvas, args }) => {
    await expect(field(canvas, 'Title *')).toHaveValue('A second pump');
    await userEvent.type(field(canvas, 'Author *'), 'A');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      type: 'partnership',
      title: 'A second pump',
      content: '',
      author: 'A',
    });
  },
};
