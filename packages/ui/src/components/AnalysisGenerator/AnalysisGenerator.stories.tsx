import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnalysisGenerator } from './AnalysisGenerator.tsx';

const meta = {
  title: 'Components/AnalysisGenerator',
  component: AnalysisGenerator,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['text', 'button'],
      do: ['Show the reports below it, in a ReportList.'],
      dont: ['Do not use it for a conversation; use ChatPanel.'],
    },
  },
  args: { onGenerate: () => {} },
} satisfies Meta<typeof AnalysisGenerator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Generating: Story = { args: { isGenerating: true } };

export const LongFrench: Story = { globals: { locale: 'fr' } };

export const Dark: Story = { globals: { theme: 'dark' } };
