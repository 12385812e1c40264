'use client';

import { languages as apiLanguages } from '@nzete/api-client';
import { streamChat } from '@nzete/api-client/assistant';
import { type ChatMessage, ChatPanel } from '@nzete/ui/ChatPanel';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { samplesReady } from './samples';
import { apiUrl } from './store';

/** The chat. An answer is shown as it is written. */
export function Chat({ language }: { language: string }) {
  const { formatMessage } = useIntl();
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const [isWaiting, setIsWaiting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const controller = useRef<AbortController>(undefined);
  const change = (id: string, update: (answer: ChatMessage) => ChatMessage) =>
    setMessages((before) => before.map((message) => (message.id === id ? update(message) : message)));

  const ask = async (question: string) => {
    const id = `answer-${messages.length}`;
    const asked: ChatMessage = { id: `question-${messages.length}`, role: 'user', content: question };
    setMessages([...messages, asked, { id, role: 'assistant', content: '', state: 'writing' }]);
    setHasFailed(false);
    setIsWaiting(true);
    controller.current = new AbortController();
    const { signal } = controller.current;
    const lang = apiLanguages.find((code) => code === language);
    const request = { user_id: 'web_user', session_id: 'default_session', message: question, ...(lang && { lang }) };
    try {
      await samplesReady();
      for await (const piece of streamChat(request, { baseUrl: apiUrl(), signal })) {
        if (piece.type === 'token') {
          change(id, (answer) => ({ ...answer, content: answer.content + piece.text }));
        } else {
          const sources = piece.answer.sources.map(({ title, href }) => ({ title, href }));
          change(id, (answer) => ({ ...answer, state: 'whole', sources }));
        }
      }
    } catch {
      setHasFailed(!signal.aborted);
      change(id, (answer) => ({ ...answer, state: signal.aborted ? 'stopped' : 'broken' }));
    }
    setIsWaiting(false);
  };

  const welcome: ChatMessage = { id: 'welcome', role: 'assistant', content: formatMessage({ id: 'chat.welcome' }) };
  return (
    <ChatPanel
      headingLevel={2}
      title={formatMessage({ id: 'chat.title' })}
      description={formatMessage({ id: 'chat.description' })}
      messages={[welcome, ...messages]}
      suggestions={[formatMessage({ id: 'chat.suggestion' })]}
      isWaiting={isWaiting}
      failure={hasFailed ? formatMessage({ id: 'chat.failure' }) : undefined}
      onSend={ask}
      onStop={() => controller.current?.abort()}
    />
  );
}
