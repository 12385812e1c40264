import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TwoPanes } from '../parts/TwoPanes.tsx';
import { contentMessages as messages } from './texts/messages.ts';

interface ContentFrameProps {
  /** The lists of content. */
  lists: ReactNode;
  /** The open list, if there is one. */
  open: ReactNode;
}

/** The lists and the open one. */
export function ContentFrame({ lists, open }: ContentFrameProps) {
  const { formatMessage } = useIntl();
  return (
    <TwoPanes
      title={formatMessage(messages.title)}
      label={formatMessage(messages.lists)}
      list={lists}
      open={open}
      empty={<FormattedMessage {...messages.choose} />}
      columns="nz:lg:grid-cols-[14rem_minmax(0,1fr)]"
    />
  );
}
