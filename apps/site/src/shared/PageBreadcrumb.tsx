import { Breadcrumb } from '@nzete/ui/Breadcrumb';
import { useIntl } from 'react-intl';
import { sharedMessages } from './messages.ts';
import type { ParentPage } from './meta/PageData.tsx';
import { paths } from './routes.ts';

interface PageBreadcrumbProps {
  /** The pages between the home page and this one. */
  parents?: readonly ParentPage[];
  /** The heading of this page. */
  current: string;
}

/** The location of a page below the home page. */
export function PageBreadcrumb({ parents = [], current }: PageBreadcrumbProps) {
  const { formatMessage } = useIntl();
  return (
    <Breadcrumb
      steps={[{ href: paths.home, label: formatMessage(sharedMessages.homePage) }, ...parents]}
      current={current}
    />
  );
}
