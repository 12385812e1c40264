'use client';

import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { textAreaMessages } from './TextArea.messages.ts';

/** How long typing must pause before the count is announced, so that it does not interrupt. */
const pause = 1000;

export interface CharacterCountProps {
  /** The id of the visible count, for `aria-describedby`. */
  id: string;
  length: number;
  limit: number;
}

/** The count, visible while typing and announced when typing pauses. */
export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const intl = useIntl();
  const { number } = useFormat();
  const isOver = length > limit;
  const text = isOver
    ? intl.formatMessage(textAreaMessages.over, { count: number(length - limit) })
    : intl.formatMessage(textAreaMessages.left, { count: number(limit - length) });
  return (
    <div
      data-slot="character-count"
      className={cx(
        'nz:text-sm nz:leading-[1.45] nz:tabular-nums',
        isOver ? 'nz:font-semibold nz:text-danger' : 'nz:text-text-muted',
      )}
    >
      <span className="nz:bare" id={id} aria-hidden="true">
        {text}
      </span>
      <AnnouncedText>{text}</AnnouncedText>
    </div>
  );
}

/** Announces a text once it has been stable for a while, but not the initial one. */
function AnnouncedText({ children }: { children: string }) {
  const [first] = useState(children);
  const [settled, setSettled] = useState(children);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(children), pause);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <span role="status" className="nz:sr-only">
      {settled === first ? '' : settled}
    </span>
  );
}
