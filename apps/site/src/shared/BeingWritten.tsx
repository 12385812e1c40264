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
      <section className="nz:wrap nz:pb-section">
        <div className="nz:grid nz:max-w-measure nz:grid-cols-1 nz:justify-items-start nz:gap-4 nz:border-s-4 nz:border-line-strong nz:bg-surface nz:p-6">
          <h2 className="nz:type-h3">
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
