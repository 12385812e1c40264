export type { ChatMessage } from './ChatMessageItem.tsx';
export { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
export type { ChatReference } from './markdown.ts';
