import { staffApi } from '@nzete/api-client/staff';
import { useFormat } from '@nzete/ui/format';
import { LanguageSwitcher } from '@nzete/ui/LanguageSwitcher';
import { FormattedMessage } from 'react-intl';
import { shortName } from '../foundation.ts';
import { nameMessage, waitingMessage } from '../messages.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useChooseStaffLanguage } from './useChooseStaffLanguage.ts';

/** The dark bar: the name, what waits, the language, and the account. */
export function StaffBar() {
  const { language } = useFormat();
  const choose = useChooseStaffLanguage();
  return (
    <header
      data-staff-frame
      className="nz:ground-cloth nz:relative nz:z-2 nz:flex nz:min-h-14 nz:flex-wrap nz:items-center nz:gap-x-4 nz:px-4"
    >
      <p className="nz:font-display nz:text-base nz:min-w-0 nz:leading-tight nz:font-bold">
        <FormattedMessage {...nameMessage} values={{ foundation: shortName }} />
      </p>
      <Waiting />
      <div className="nz:ms-auto nz:flex nz:items-center nz:gap-1">
        <LanguageSwitcher value={language} onChange={choose} />
        <AccountMenu />
      </div>
    </header>
  );
}

function Waiting() {
  const { number } = useFormat();
  const { data } = staffApi.useGetInboxQuery({ limit: 1 });
  if (!data) return null;
  return (
    <p className="nz:min-w-0 nz:text-xs nz:text-on-cloth-muted nz:max-sm:hidden">
      <FormattedMessage {...waitingMessage} values={{ count: number(data.waiting) }} />
    </p>
  );
}
