import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AnalysisGenerator } from './AnalysisGenerator.tsx';

const meta = {
  title: 'Components/AnalysisGenerator/Tests',
  component: AnalysisGenerator,
  tags: ['!autodocs', '!dev'],
  args: { onGenerate: fn(), onMessage: fn() },
} satisfies Meta<typeof AnalysisGenerator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NeedsAQuestion: Story = {
  name: '[AI-01] a blank box with four rows disables the button, and Ctrl+Enter shows what is missing',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'What would you like me to analyze?' });
    await expect(box).toHaveAttribute('rows', '4');
    await userEvent.type(box, '  ');
    await expect(canvas.getByRole('button', { name: 'Generate analysis' })).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onMessage).toHaveBeenCalledWith({
      tone: 'error',
      title: 'Query Required',
      description: 'Please enter a climate-related question for professional AI analysis',
    });
    await userEvent.type(box, 'Rain in Goma ');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate analysis' }));
    await expect(args.onGenerate).toHaveBeenCalledOnce();
    await expect(args.onGenerate).toHaveBeenCalledWith('Rain in Goma');
  },
};

export const AnnouncesThatItIsLoading: Story = {
  name: '[AI-01] while generating, the button is disabled and says so, and there is no second request',
  args: { isGenerating: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Rain{Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Generating analysis…' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Generating analysis…');
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};
