import { LinkButton } from '@nzete/ui/LinkButton';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRouteError } from 'react-router-dom';
import { sharedMessages } from '../shared/messages.ts';
import { PageMeta } from '../shared/meta/PageMeta.tsx';
import { noResponseReason } from '../shared/noResponse.ts';
import { ReloadButton } from '../shared/ReloadButton.tsx';
import { paths } from '../shared/routes.ts';

/** Shown instead of a page that failed to load or to render. */
export function PageError() {
  const { formatMessage } = useIntl();
  const isUnreachable = isFetchFailure(useRouteError());
  useEffect(() => {
    if (!isUnreachable) return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isUnreachable]);
  const title = formatMessage(isUnreachable ? sharedMessages.offlineTitle : sharedMessages.errorTitle);
  const text = isUnreachable
    ? `${formatMessage(noResponseReason())} ${formatMessage(sharedMessages.offlineText)}`
    : formatMessage(sharedMessages.errorText);
  return (
    <div
      role="alert"
      className="nz:wrap nz:grid nz:min-h-[70vh] nz:grid-cols-1 nz:content-center nz:justify-items-start nz:gap-5 nz:py-section"
    >
      <h1 className="nz:type-h1">{title}</h1>
      <p className="nz:type-lead nz:max-w-measure nz:text-text-2">{text}</p>
      <div className="nz:flex nz:flex-wrap nz:gap-3">
        <ReloadButton />
        <LinkButton href={paths.home} variant="line">
          <FormattedMessage {...sharedMessages.home} />
        </LinkButton>
      </div>
      <PageMeta heading={title} description={text} isIndexed={false} />
    </div>
  );
}

/** Code, texts or styles that failed to load; each browser words it differently. */
const isFetchFailure = (error: unknown): boolean => error instanceof Error && /import|fetch|load/i.test(error.message);
