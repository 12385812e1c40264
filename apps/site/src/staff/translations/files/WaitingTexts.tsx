import type { TranslationImport } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { useFormat } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { contentHref } from '../../content/search.ts';
import { useListName } from '../../content/texts/listNames.ts';
import { fileMessages as messages } from '../texts/fileMessages.ts';
import { nameIn } from '../texts/usePlaceName.ts';

/** What was saved of a file and does not show yet: in which drafts, and why. */
export function WaitingTexts({ changes, waiting }: Pick<TranslationImport, 'changes' | 'waiting'>) {
  const { number } = useFormat();
  const listName = useListName();
  const result = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => result.current?.focus(), []);
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const values = { count: number(total), all: number(changes.length) };
  return (
    <div ref={result} tabIndex={-1} className="nz:focus-ring">
      <Alert
        tone="warning"
        title={<FormattedMessage {...messages.waiting} values={values} />}
        description={
          <ul className="nz:grid nz:gap-2">
            {waiting.map(({ place, count, message }) => (
              <li key={place + message}>
                <Link href={contentHref(nameIn(place))}>{listName(nameIn(place))}</Link>{' '}
                <FormattedMessage {...messages.waitingOne} values={{ count: number(count), message }} />
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
