import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { ChatMessage } from './ChatMessageItem.tsx';
import { ChatPanel } from './ChatPanel.tsx';

const welcome: ChatMessage = {
  id: 'welcome',
  role: 'assistant',
  content: 'Hello. Ask about the weather, the air or the alerts in a province.',
  timestamp: '2026-11-22T13:00:00Z',
};
const conversation: ChatMessage[] = [
  welcome,
  { id: 'q1', role: 'user', content: 'Which province is hottest?', timestamp: '2026-11-22T13:01:00Z' },
  {
    id: 'a1',
    role: 'assistant',
    content: 'Hottest provincial capitals:\n- Boma, **34 °C**\n- Goma (Nord-Kivu), 24.5 °C',
    timestamp: '2026-11-22T13:01:00Z',
    sources: [{ title: 'Climate data', href: '#data' }],
  },
];

const meta = {
  title: 'Components/ChatPanel',
  component: ChatPanel,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['text', 'button'],
      do: ['Say once what answers: a search, a language model, a person.'],
      dont: ['Do not show answers without sources.'],
    },
  },
  args: {
    title: 'Ask the data',
    description: 'A search in our records and pages, not a language model.',
    badges: (
      <>
        <Badge tone="success">Connected</Badge>
        <Badge tone="line">Open-source AI</Badge>
      </>
    ),
    messages: conversation,
    references: [{ name: 'Nord-Kivu', href: '#nord-kivu' }],
    onSend: () => {},
    onStop: () => {},
  },
  argTypes: { badges: { control: false } },
  decorators: [(Story) => <div className="nz:max-w-lg nz:p-2">{Story()}</div>],
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Beginning: Story = {
  args: { messages: [welcome], suggestions: ['Rain this week', 'Air in Kolwezi'], onShowEarlier: () => {} },
};

export const Thinking: Story = { args: { isWaiting: true, messages: conversation.slice(0, 2) } };

export const Writing: Story = {
  args: {
    isWaiting: true,
    messages: [
      ...conversation.slice(0, 2),
      { id: 'a1', role: 'assistant', content: 'Hottest is Boma. It has 3', state: 'writing' },
    ],
  },
};

export const Stopped: Story = {
  args: {
    messages: [...conversation.slice(0, 2), { id: 'a1', role: 'assistant', content: 'Hottest is', state: 'stopped' }],
    onRetry: () => {},
  },
};

export const Failed: Story = {
  args: { messages: [...conversation, { ...welcome, id: 'reply' }], failure: 'No answer came.', onRetry: () => {} },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Interroger les données climatiques',
    description:
      'Une recherche dans nos relevés et nos pages, pas un modèle de langage. Elle ne fait pas de prévisions.',
    messages: [
      { id: 'q', role: 'user', content: 'Où l’air est-il le plus mauvais en ce moment ?' },
      { id: 'a', role: 'assistant', content: 'Le plus mauvais : Kinshasa. Restez à l’intérieur aux heures de pointe.' },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
