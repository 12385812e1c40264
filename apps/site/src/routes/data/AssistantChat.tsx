import { readError } from '@nzete/api-client';
import { useGetAssistantQuery } from '@nzete/api-client/assistant';
import { Badge } from '@nzete/ui/Badge';
import { ChatPanel, type ChatReference } from '@nzete/ui/ChatPanel';
import { useFormat } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import type { Failure } from '../../features/chat/conversation.ts';
import { useChat } from '../../features/chat/useChat.ts';
import { useLang } from '../../shared/useLang.ts';
import { assistantModelMessages, assistantMessages as texts } from './assistant.messages.ts';
import { useIsOnline } from './useIsOnline.ts';

/** The conversation with the assistant, in the current language. */
export function AssistantChat({ references }: { references: readonly ChatReference[] }) {
  const { formatMessage } = useIntl();
  const chat = useChat(useLang());
  const { data: assistant, error } = useGetAssistantQuery();
  // Before the first answer, the last request is the query for the source. Without a status there
  // was no connection.
  const lastFailure = chat.failure ?? (chat.model === undefined && error ? readError(error) : undefined);
  const isConnected = useIsOnline() && !(lastFailure && lastFailure.detail === undefined);
  const about = useAbout(chat.model ?? assistant?.model);
  const failure = useFailure(chat.failure);
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
      messages={chat.messages.map(({ kind, content, ...message }) => ({
        ...message,
        content: kind === 'welcome' ? formatMessage(texts.welcome) : content,
      }))}
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
