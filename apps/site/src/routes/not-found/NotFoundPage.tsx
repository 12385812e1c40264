import { NotFound } from '@nzete/ui/NotFound';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { sharedMessages } from '../../shared/messages.ts';
import { paths } from '../../shared/routes.ts';
import { useDocumentMeta } from '../../shared/useDocumentMeta.tsx';

/** Any address that the site does not know. */
export default function NotFoundPage() {
  const { formatMessage } = useIntl();
  const [pathname] = useLocation();
  useDocumentMeta({
    title: `404 · ${formatMessage(sharedMessages.notFoundTitle)}`,
    description: formatMessage(sharedMessages.notFoundDescription),
  });
  useEffect(() => {
    console.error('404: there is no page at', pathname);
  }, [pathname]);
  return <NotFound href={paths.home} />;
}
