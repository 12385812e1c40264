import { Button } from '@nzete/ui/Button';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRouteError } from 'react-router-dom';
import { staffMessages } from '../messages.ts';
import { StaffPage } from '../parts/StaffPage.tsx';

const reload = () => window.location.reload();

/** Shown instead of a page whose code or session failed to load, or that failed to render. */
export function StaffError() {
  const { formatMessage } = useIntl();
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error]);
  return (
    <main role="alert">
      <StaffPage
        title={formatMessage(staffMessages.errorTitle)}
        intro={<FormattedMessage {...staffMessages.errorText} />}
      >
        <div>
          <Button onClick={reload}>
            <FormattedMessage {...staffMessages.reload} />
          </Button>
        </div>
      </StaffPage>
    </main>
  );
}
