import { useFormat } from '@nzete/ui/format';
import { LanguageSwitcher } from '@nzete/ui/LanguageSwitcher';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortName } from '../foundation.ts';
import { nameMessage, titleMessage } from '../messages.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { useChooseStaffLanguage } from './useChooseStaffLanguage.ts';

interface OuterFrameProps {
  /** Translated. */
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages before the sign-in: the bar, and one narrow column. */
export function OuterFrame({ title, intro, children }: OuterFrameProps) {
  const { formatMessage } = useIntl();
  const { language } = useFormat();
  const choose = useChooseStaffLanguage();
  return (
    <div className="nz:flex nz:min-h-dvh nz:flex-col nz:bg-bg">
      <title>{formatMessage(titleMessage, { page: title })}</title>
      <header
        data-staff-frame
        className="nz:ground-cloth nz:relative nz:z-2 nz:flex nz:min-h-14 nz:flex-wrap nz:items-center nz:justify-between nz:gap-x-4 nz:px-4"
      >
        <p className="nz:font-display nz:font-bold">
          <FormattedMessage {...nameMessage} values={{ foundation: shortName }} />
        </p>
        <LanguageSwitcher value={language} onChange={choose} />
      </header>
      <OfflineNotice />
      <main className="nz:mx-auto nz:grid nz:w-full nz:max-w-lg nz:content-start nz:gap-6 nz:px-4 nz:py-10 nz:text-md">
        <div className="nz:grid nz:gap-2">
          <h1 className="nz:type-h1">{title}</h1>
          {intro ? <p className="nz:text-text-2">{intro}</p> : null}
        </div>
        {children}
      </main>
    </div>
  );
}
