import { NotFound } from '@nzete/ui/NotFound';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { sharedMessages } from '../../shared/messages.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { paths } from '../../shared/routes.ts';

/** The page for unknown paths. */
export default function NotFoundPage() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <>
      <NotFound href={paths.home} />
      <PageMeta
        title={`404 · ${formatMessage(sharedMessages.notFoundTitle)}`}
        description={formatMessage(sharedMessages.notFoundDescription)}
        isIndexed={false}
      />
    </>
  );
}
