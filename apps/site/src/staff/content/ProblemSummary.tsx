import { Alert } from '@nzete/ui/Alert';
import { useFormat } from '@nzete/ui/format';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { contentMessages as messages } from './texts/messages.ts';
import { usePlace } from './texts/usePlace.ts';

interface ProblemSummaryProps {
  /** Translated. */
  title?: string;
  problems: readonly { pointer: string; message: string }[];
  body: unknown;
  /** Opens the field. */
  onOpen: (pointer: string) => void;
  ref: Ref<HTMLDivElement>;
}

/** What must be corrected before a draft can be published; each leads to its field. */
export function ProblemSummary({ title, problems, body, onOpen, ref }: ProblemSummaryProps) {
  const { number } = useFormat();
  const placeOf = usePlace(body);
  return (
    <div ref={ref} tabIndex={-1} className="nz:focus-ring">
      <Alert
        tone="error"
        title={title ?? <FormattedMessage {...messages.problems} values={{ count: number(problems.length) }} />}
        description={
          <ul className="nz:grid nz:gap-1">
            {problems.map(({ pointer, message }) => (
              <li key={pointer + message}>
                <button
                  type="button"
                  className="nz:focus-ring nz:min-h-8 nz:text-start nz:underline nz:[overflow-wrap:anywhere]"
                  onClick={() => onOpen(pointer)}
                >
                  {`${placeOf(pointer)}: ${message}`}
                </button>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
