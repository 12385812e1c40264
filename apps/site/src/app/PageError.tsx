import { Button } from '@nzete/ui/Button';
import { LinkButton } from '@nzete/ui/LinkButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../config/paths.ts';
import { appMessages } from './app.messages.ts';
import { usePage } from './usePage.ts';

/** In the place of a page that could not be fetched or that broke while rendering. */
export function PageError({ error }: { error: unknown }) {
  const { formatMessage } = useIntl();
  const isOffline = isFetchFailure(error);
  const title = formatMessage(isOffline ? appMessages.offlineTitle : appMessages.errorTitle);
  const text = formatMessage(isOffline ? appMessages.offlineText : appMessages.errorText);
  usePage({ title, description: text });
  return (
    <div role="alert" className="wrap grid min-h-[70vh] content-center justify-items-start gap-5 py-section">
      <h1 className="type-h1">{title}</h1>
      <p className="type-lead max-w-measure text-text-2">{text}</p>
      <div className="flex flex-wrap gap-3">
        <TryAgain />
        <LinkButton href={paths.home} variant="line">
          <FormattedMessage {...appMessages.home} />
        </LinkButton>
      </div>
    </div>
  );
}

/** In the place of a part of a page, such as the footer. */
export function PartError() {
  return (
    <div role="alert" className="wrap flex flex-wrap items-center gap-4 py-6">
      <p>
        <FormattedMessage {...appMessages.offlineText} />
      </p>
      <TryAgain />
    </div>
  );
}

/** Loads the document anew: some browsers remember for its lifetime that a file of code did not come. */
function TryAgain() {
  return (
    <Button onClick={() => window.location.reload()}>
      <FormattedMessage {...appMessages.tryAgain} />
    </Button>
  );
}

/** Code or styles that found no network; the browsers word it differently, and Vite has words of its own. */
function isFetchFailure(error: unknown): boolean {
  const isImport = error instanceof TypeError && /import|fetch|load/i.test(error.message);
  return isImport || (error instanceof Error && /unable to preload/i.test(error.message));
}
