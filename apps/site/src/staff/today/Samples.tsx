import type { Overview } from '@nzete/api-client/staff';
import { useFormat } from '@nzete/ui/format';
import { FormattedMessage, useIntl } from 'react-intl';
import { StaffSection } from '../parts/StaffSection.tsx';
import { listNames } from './listNames.ts';
import { overviewMessages as messages, sampleCount } from './messages.ts';

/** The content of the site that is still invented. */
export function Samples({ samples }: Pick<Overview, 'samples'>) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <StaffSection title={formatMessage(messages.samples)}>
      {samples.length === 0 ? (
        <p>
          <FormattedMessage {...messages.noSamples} />
        </p>
      ) : (
        <ul className="nz:flex nz:flex-wrap nz:gap-x-4 nz:gap-y-1 nz:text-sm">
          {samples.map(({ list, count, page }) => {
            const name = listNames[list];
            const words = formatMessage(sampleCount, { list: name ? formatMessage(name) : list, count: number(count) });
            return (
              <li key={list}>
                {page ? (
                  <a href={page} className="nz:focus-ring nz:underline">
                    {words}
                  </a>
                ) : (
                  words
                )}
              </li>
            );
          })}
        </ul>
      )}
    </StaffSection>
  );
}
