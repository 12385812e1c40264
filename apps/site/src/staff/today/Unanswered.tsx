import type { Overview } from '@nzete/api-client/staff';
import { useFormat } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { RowLine, Rows } from '../parts/Rows.tsx';
import { StaffSection } from '../parts/StaffSection.tsx';
import { overviewMessages as messages } from './messages.ts';

/** What visitors asked the assistant in vain, without who asked. */
export function Unanswered({ unanswered }: Pick<Overview, 'unanswered'>) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  return (
    <StaffSection title={formatMessage(messages.unanswered)}>
      <Rows empty={messages.noUnanswered}>
        {unanswered.map(({ day, language, question }, index) => (
          // The same question may be asked twice on a day.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          <li key={index} className="nz:border-b nz:border-line nz:py-2">
            <p lang={language}>{question}</p>
            <RowLine>{date(day)}</RowLine>
          </li>
        ))}
      </Rows>
    </StaffSection>
  );
}
