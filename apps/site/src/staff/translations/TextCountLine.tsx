import { useFormat } from '@nzete/ui/format';
import { FormattedMessage } from 'react-intl';
import { StateMark } from './StateMark.tsx';
import { listMessages as messages } from './texts/messages.ts';
import { type TextCounts, textStates } from './types.ts';

/** How many texts are in each state. */
export function TextCountLine({ counts }: { counts: TextCounts }) {
  const { number } = useFormat();
  return (
    <ul className="nz:flex nz:flex-wrap nz:gap-x-4 nz:gap-y-1 nz:text-sm">
      {textStates.map((state) => (
        <li key={state} className="nz:flex nz:items-center nz:gap-1.5">
          <StateMark state={state} />
          <span>
            <FormattedMessage {...messages[state]} />{' '}
            <strong className="nz:tabular-nums">{number(counts[state])}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}
