import { defineMessages } from 'react-intl';

export const chatPanelMessages = defineMessages({
  log: {
    id: 'ui.ChatPanel.log',
    defaultMessage: 'Conversation',
    description: 'Name of the list of messages for a screen reader',
  },
  you: { id: 'ui.ChatPanel.you', defaultMessage: 'You', description: 'Read before a message of the visitor' },
  assistant: {
    id: 'ui.ChatPanel.assistant',
    defaultMessage: 'Assistant',
    description: 'Read before a message of the assistant',
  },
  thinking: {
    id: 'ui.ChatPanel.thinking',
    defaultMessage: 'Thinking…',
    description: 'Shown until the answer starts',
  },
  writing: {
    id: 'ui.ChatPanel.writing',
    defaultMessage: 'Writing…',
    description: 'Shown while the answer is streaming',
  },
  keys: {
    id: 'ui.ChatPanel.keys',
    defaultMessage: 'Enter sends. Shift and Enter begin a new line.',
    description: 'Below the box for a question',
  },
  question: {
    id: 'ui.ChatPanel.question',
    defaultMessage: 'Your question',
    description: 'Name of the box for a question',
  },
  placeholder: {
    id: 'ui.ChatPanel.placeholder',
    defaultMessage: 'Ask about a province',
    description: 'In the empty box for a question',
  },
  send: { id: 'ui.ChatPanel.send', defaultMessage: 'Send', description: 'Button that sends the question' },
  stop: { id: 'ui.ChatPanel.stop', defaultMessage: 'Stop', description: 'Button that stops an answer' },
  stopped: {
    id: 'ui.ChatPanel.stopped',
    defaultMessage: 'Stopped',
    description: 'After an answer that the visitor stopped',
  },
  broken: {
    id: 'ui.ChatPanel.broken',
    defaultMessage: 'The rest did not come',
    description: 'After an answer that was interrupted',
  },
  retry: {
    id: 'ui.ChatPanel.retry',
    defaultMessage: 'Try again',
    description: 'Button that asks the last question again',
  },
  copy: {
    id: 'ui.ChatPanel.copy',
    defaultMessage: 'Copy the answer',
    description: 'Button that copies the text of an answer',
  },
  copied: { id: 'ui.ChatPanel.copied', defaultMessage: 'Copied', description: 'Announced after copying' },
  notCopied: {
    id: 'ui.ChatPanel.notCopied',
    defaultMessage: 'It could not be copied',
    description: 'Announced when the browser does not allow copying',
  },
  sources: { id: 'ui.ChatPanel.sources', defaultMessage: 'Sources', description: 'Before the sources of an answer' },
  suggestions: {
    id: 'ui.ChatPanel.suggestions',
    defaultMessage: 'Questions to begin with',
    description: 'Name of the list of suggested questions',
  },
  earlier: {
    id: 'ui.ChatPanel.earlier',
    defaultMessage: 'Show the earlier conversation',
    description: 'Button at the top: restores the conversation in this language from before a change of language',
  },
});
