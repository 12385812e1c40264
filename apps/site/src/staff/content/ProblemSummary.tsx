import { Alert } from '@nzete/ui/Alert';
import { useFormat } from '@nzete/ui/format';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { contentMessages as messages } from './texts/messages.ts';
import { usePlace } from './texts/usePlace.ts';
import { type Problem, useProblemText } from './texts/useProblemText.ts';

interface ProblemSummaryProps {
  /** Translated. */
  title?: string;
  problems: readonly Problem[];
  body: unknown;
  /** Opens the field. */
  onOpen: (pointer: string) => void;
  ref: Ref<HTMLDivElement>;
}

/** What must be corrected before a draft can be published; each leads to its field. */
export function ProblemSummary({ title, problems, body, onOpen, ref }: ProblemSummaryProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const placeOf = usePlace(body);
  const textOf = useProblemText();
  return (
    <div ref={ref} tabIndex={-1} className="nz:focus-ring">
      <Alert
        tone="error"
        title={title ?? <FormattedMessage {...messages.problems} values={{ count: number(problems.length) }} />}
        description={
          <ul className="nz:grid nz:gap-1">
            {problems.map((problem) => (
              <li key={problem.pointer + textOf(problem)}>
                <button
                  type="button"
                  className="nz:focus-ring nz:min-h-8 nz:text-start nz:underline nz:[overflow-wrap:anywhere]"
                  onClick={() => onOpen(problem.pointer)}
                >
                  {formatMessage(messages.problemAt, { place: placeOf(problem.pointer), problem: textOf(problem) })}
                </button>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
