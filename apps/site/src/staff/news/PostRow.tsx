import { type StaffPost, staffApi } from '@nzete/api-client/staff';
import { Badge } from '@nzete/ui/Badge';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PassingButton } from '../parts/PassingButton.tsx';
import { Row, RowLine } from '../parts/Rows.tsx';
import { useAct } from '../parts/useAct.ts';
import { useFocusGone } from '../parts/useFocusGone.ts';
import { useMoment } from '../parts/useMoment.ts';
import { useKeptOnce } from '../session/kept.ts';
import { useSession } from '../session/useSession.ts';
import { HidePost } from './HidePost.tsx';
import { decided, newsMessages as messages, postedBy } from './messages.ts';

interface PostRowProps {
  post: StaffPost;
  /** Called when the row disappears while it has focus. */
  onGone: () => void;
}

/** A post as visitors see it, its state, and what can be decided about it. */
export function PostRow({ post, onGone }: PostRowProps) {
  const { title, content, author, state, created_at, decision } = post;
  const moment = useMoment();
  const heading = useRef<HTMLSpanElement>(null);
  const mayDecide = useSession().role !== 'reader';
  return (
    <Row
      title={title}
      titleRef={heading}
      mark={
        <Badge>
          <FormattedMessage {...messages[state]} />
        </Badge>
      }
      end={mayDecide ? <PostActions post={post} onGone={onGone} onDecided={() => heading.current?.focus()} /> : null}
    >
      <RowLine>
        <FormattedMessage {...postedBy} values={{ author, date: moment(created_at) }} />
      </RowLine>
      <p className="nz:max-w-measure nz:break-words nz:whitespace-pre-line">{content}</p>
      {decision ? (
        <RowLine>
          <FormattedMessage
            {...decided}
            values={{ action: decision.action, name: decision.who, date: moment(decision.at) }}
          />
          {decision.reason ? `: ${decision.reason}` : null}
        </RowLine>
      ) : null}
    </Row>
  );
}

interface PostActionsProps extends PostRowProps {
  /** Called when a button disappears while it has focus. */
  onDecided: () => void;
}

function PostActions({ post: { id, title, state }, onGone, onDecided }: PostActionsProps) {
  const { formatMessage } = useIntl();
  const act = useAct();
  const [changeVisibilityCall, { isLoading }] = staffApi.useChangePostVisibilityMutation();
  const changeVisibility = useKeptOnce(`visibility ${id}`, changeVisibilityCall, { isEmpty: true });
  const row = useFocusGone<HTMLDivElement>(onGone);
  const [isAsking, setIsAsking] = useState(false);
  const show = () =>
    act(
      changeVisibility({ id, postVisibility: { state: 'shown', expected_state: state } }),
      formatMessage(messages.isShown),
    );
  const showText = formatMessage(state === 'waiting' ? messages.approve : messages.show);
  const hideText = formatMessage(state === 'waiting' ? messages.refuse : messages.hide);
  return (
    <div ref={row} className="nz:flex nz:flex-col nz:items-end nz:gap-2">
      {state === 'shown' ? null : (
        <PassingButton
          size="sm"
          isLoading={isLoading}
          aria-label={`${showText}: ${title}`}
          onClick={() => void show()}
          onGone={onDecided}
        >
          {showText}
        </PassingButton>
      )}
      {state === 'hidden' ? null : (
        <PassingButton
          size="sm"
          variant="line"
          aria-label={`${hideText}: ${title}`}
          onClick={() => setIsAsking(true)}
          onGone={onDecided}
        >
          {hideText}
        </PassingButton>
      )}
      {isAsking ? (
        <HidePost id={id} title={title} state={state} confirm={hideText} onClose={() => setIsAsking(false)} />
      ) : null}
    </div>
  );
}
