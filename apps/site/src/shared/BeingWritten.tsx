import { LinkButton } from '@nzete/ui/LinkButton';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { sharedMessages } from './messages.ts';
import { Page } from './Page.tsx';
import { paths } from './routes.ts';
import type { ParentPage } from './useDocumentMeta.tsx';

interface BeingWrittenProps {
  title: MessageDescriptor;
  description: MessageDescriptor;
  parents?: readonly ParentPage[];
}

/** A page that has its address, heading and description, and whose content is still being written. */
export function BeingWritten({ title, description, parents }: BeingWrittenProps) {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(title)} description={formatMessage(description)} parents={parents}>
      <section className="wrap">
        <div className="grid max-w-measure justify-items-start gap-4 border-s-4 border-line-strong bg-surface p-6">
          <h2 className="type-h3">
            <FormattedMessage {...sharedMessages.beingWrittenTitle} />
          </h2>
          <p>
            <FormattedMessage {...sharedMessages.beingWrittenText} />
          </p>
          <LinkButton href={paths.home}>
            <FormattedMessage {...sharedMessages.beingWrittenHome} />
          </LinkButton>
        </div>
      </section>
    </Page>
  );
}
