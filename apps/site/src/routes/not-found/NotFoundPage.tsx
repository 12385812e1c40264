import { NotFound } from '@nzete/ui/NotFound';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { appMessages } from '../../app/app.messages.ts';
import { usePage } from '../../app/usePage.ts';
import { paths } from '../../config/paths.ts';

/** Any address that the site does not know. */
export function NotFoundPage() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  usePage({
    title: `404 · ${formatMessage(appMessages.notFoundTitle)}`,
    description: formatMessage(appMessages.notFoundDescription),
  });
  useEffect(() => {
    console.error('404: there is no page at', pathname);
  }, [pathname]);
  return <NotFound href={paths.home} />;
}
