import {
  partnershipUpdatesAsAtomUrl,
  partnershipUpdatesAsRssUrl,
  type PartnershipUpdates as Updates,
} from '@nzete/api-client/partnerships';
import { written } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { Section } from '@nzete/ui/Section';
import { UpdateFeed } from '@nzete/ui/UpdateFeed';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoScriptNote } from '../../shared/NoScriptNote.tsx';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { pictureOf, writtenIn } from '../../shared/writtenIn.tsx';
import { messages } from './sections.messages.ts';
import { useIsAwaiting } from './useIsAwaiting.ts';
import { useOlderUpdates } from './useOlderUpdates.ts';
import type { useUpdateForm } from './useUpdateForm.tsx';

interface PartnershipsUpdatesProps {
  updates: Updates | undefined;
  updateForm: ReturnType<typeof useUpdateForm>;
  /** Beside the feed on wide screens, below it on phones. */
  children: ReactNode;
}

/** The feed of updates, newest first, and the form to post one. */
export function PartnershipsUpdates({ updates, updateForm, children }: PartnershipsUpdatesProps) {
  return (
    <Section tone="sunk" title={<FormattedMessage {...messages.updatesTitle} />} description={sampleNote(updates)}>
      <div className="nz:grid nz:gap-14 nz:lg:grid-cols-[7fr_4fr] nz:lg:gap-20">
        <div className="nz:grid nz:min-w-0 nz:content-start nz:gap-8">
          {updateForm.isOpen ? null : <div>{updateForm.feedButton}</div>}
          {updateForm.form}
          {updates ? <Feed updates={updates} isWriting={updateForm.isOpen} /> : null}
          <NoScriptNote text={messages.noScriptUpdates} />
          <FeedLink />
        </div>
        {children}
      </div>
    </Section>
  );
}

/** The feeds in the language of the page; feed readers look for both in the head. */
function FeedLink() {
  const { formatMessage } = useIntl();
  const lang = useLang();
  const title = formatMessage(messages.updatesTitle);
  const rss = partnershipUpdatesAsRssUrl('/api', lang);
  return (
    <div>
      <link rel="alternate" type="application/rss+xml" title={title} href={rss} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={title}
        href={partnershipUpdatesAsAtomUrl('/api', lang)}
      />
      <Link href={rss}>
        <FormattedMessage {...messages.rss} />
      </Link>
    </div>
  );
}

const toEntry = ({ picture, ...update }: Updates[number]) => ({
  ...update,
  title: written(update, 'title'),
  content: written(update, 'content'),
  note: writtenIn(update, 'title', 'content'),
  ...(picture && { picture: pictureOf(picture) }),
});

function Feed({ updates, isWriting }: { updates: Updates; isWriting: boolean }) {
  const isAwaiting = useIsAwaiting(updates);
  const { older, hasMore, isLoading, fetchOlder } = useOlderUpdates(updates);
  return (
    <UpdateFeed
      updates={[...updates, ...older].map(toEntry)}
      pageSize={4}
      hasMore={hasMore}
      onShowMore={fetchOlder}
      isLoadingMore={isLoading}
      // Gone while another is written, so that it is announced again.
      isAwaiting={isAwaiting && !isWriting}
    />
  );
}
