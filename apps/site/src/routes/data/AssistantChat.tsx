import { readError } from '@nzete/api-client';
import { useGetAssistantQuery } from '@nzete/api-client/assistant';
import { Badge } from '@nzete/ui/Badge';
import { type ChatMessage, ChatPanel, type ChatReference } from '@nzete/ui/ChatPanel';
import { useFormat } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import type { Failure } from '../../features/chat/conversation.ts';
import { useChat } from '../../features/chat/useChat.ts';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { useLang } from '../../shared/useLang.ts';
import { assistantModelMessages, assistantMessages as texts } from './assistant.messages.ts';
import type { ChatAnswered } from './question.ts';
import { useIsOnline } from './useIsOnline.ts';

/** The conversation with the assistant, in the current language. */
export function AssistantChat({ references }: { references: readonly ChatReference[] }) {
  const { formatMessage } = useIntl();
  const chat = useChat(useLang());
  const { data: assistant, error } = useGetAssistantQuery({});
  // Before the first answer, the last request is the query for the source. Without a status there
  // was no connection.
  const lastFailure = chat.failure ?? (chat.model === undefined && error ? readError(error) : undefined);
  const isConnected = useIsOnline() && !(lastFailure && lastFailure.detail === undefined);
  const about = useAbout(chat.model ?? assistant?.model);
  const answer = useFormAnswer<{ message: string }, ChatAnswered>('chat');
  const answered = answer?.outcome;
  const failure = useFailure(chat.failure ?? (answered && 'failure' in answered ? answered.failure : undefined));
  return (
    <ChatPanel
      title={formatMessage(texts.chat)}
      description={about}
      badges={
        <>
          <Badge tone="line">{formatMessage(texts.openSource)}</Badge>
          <Badge tone={isConnected ? 'success' : 'warning'}>
            {formatMessage(isConnected ? texts.connected : texts.offline)}
          </Badge>
        </>
      }
      messages={[
        ...messagesOf(answered),
        ...chat.messages.map(({ kind, content, ...message }) => ({
          ...message,
          content: kind === 'welcome' ? formatMessage(texts.welcome) : content,
        })),
      ]}
      intent="chat"
      unsent={answer?.values.message}
      isWaiting={chat.isWaiting}
      suggestions={[texts.hottest, texts.goma, texts.alerts].map((text) => formatMessage(text))}
      references={references}
      failure={failure}
      onSend={chat.ask}
      onStop={chat.stop}
      onRetry={chat.unanswered !== undefined && !chat.isWaiting ? chat.retry : undefined}
      onShowEarlier={chat.earlier.length > 0 ? chat.showEarlier : undefined}
    />
  );
}

/** A question that was asked without JavaScript, and its answer. */
function messagesOf(answered: ChatAnswered | undefined): ChatMessage[] {
  if (!answered || 'failure' in answered) return [];
  const { response, sources } = answered.reply;
  return [
    { id: 'question', role: 'user', content: answered.asked },
    { id: 'answer', role: 'assistant', content: response, sources },
  ];
}

/**
 * The source of the answers: that of the last answer, because the search replaces a model that
 * fails.
 */
function useAbout(model: string | undefined): string {
  const { formatMessage } = useIntl();
  if (model === undefined) return formatMessage(texts.about);
  if (model === 'embedded') return formatMessage(texts.aboutSearch);
  return formatMessage(assistantModelMessages.aboutModel, { model });
}

function useFailure(failure: Failure | undefined): string | undefined {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  if (!failure) return undefined;
  const { detail, retryAfter } = failure;
  if (detail === undefined) return formatMessage(texts.failure);
  if (retryAfter === undefined) return detail;
  return formatMessage(assistantModelMessages.wait, { detail, seconds: number(retryAfter) });
}
