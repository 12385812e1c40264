import { Link } from '@nzete/ui/Link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { staffMessages } from '../messages.ts';
import { StaffPage } from '../parts/StaffPage.tsx';
import { mayOpen, type StaffPath, staffPaths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';

/** A page, or why this role does not see it. */
export function ForRoles({ path, children }: { path: StaffPath; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { role } = useSession();
  if (mayOpen(role, path)) return children;
  return (
    <StaffPage
      title={formatMessage(staffMessages.forbiddenTitle)}
      intro={<FormattedMessage {...staffMessages.forbiddenText} />}
    >
      <p>
        <Link href={staffPaths.today}>
          <FormattedMessage {...staffMessages.toToday} />
        </Link>
      </p>
    </StaffPage>
  );
}
