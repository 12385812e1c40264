import { LinkButton } from '@nzete/ui/LinkButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { sharedMessages } from '../shared/messages.ts';
import { ReloadButton } from '../shared/PartError.tsx';
import { paths } from '../shared/routes.ts';
import { useDocumentMeta } from '../shared/useDocumentMeta.tsx';

/** Shown instead of a page that could not be fetched or that broke while rendering. */
export function PageError({ error }: { error: unknown }) {
  const { formatMessage } = useIntl();
  const isOffline = isFetchFailure(error);
  const title = formatMessage(isOffline ? sharedMessages.offlineTitle : sharedMessages.errorTitle);
  const text = formatMessage(isOffline ? sharedMessages.offlineText : sharedMessages.errorText);
  useDocumentMeta({ title, description: text });
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
    </div>
  );
}

/** Code or styles that found no network; the browsers word it differently, and Vite has words of its own. */
function isFetchFailure(error: unknown): boolean {
  const isImport = error instanceof TypeError && /import|fetch|load/i.test(error.message);
  return isImport || (error instanceof Error && /unable to preload/i.test(error.message));
}
