import { Check, Plus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { editorMessages as messages } from '../texts/editorMessages.ts';

interface PlaceholdersProps {
  placeholders: readonly string[];
  /** Those that are not in the text yet. */
  missing: readonly string[];
  /** None for who may not write. */
  onInsert: ((placeholder: string) => void) | undefined;
}

/** What must stay in a text; a press puts it where the cursor is. */
export function Placeholders({ placeholders, missing, onInsert }: PlaceholdersProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="nz:grid nz:gap-1.5 nz:text-sm">
      <p className="nz:text-text-muted">
        <FormattedMessage {...messages.placeholders} />
      </p>
      <ul className="nz:flex nz:flex-wrap nz:gap-2">
        {placeholders.map((placeholder) => {
          const Icon = missing.includes(placeholder) ? Plus : Check;
          return (
            <li key={placeholder}>
              <button
                type="button"
                disabled={onInsert === undefined}
                aria-label={formatMessage(messages.insert, { placeholder })}
                className={button}
                onClick={() => onInsert?.(placeholder)}
              >
                <Icon aria-hidden="true" className="nz:size-4" />
                <code className="nz:[overflow-wrap:anywhere]">{placeholder}</code>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const button =
  'nz:focus-ring nz:inline-flex nz:min-h-10 nz:items-center nz:gap-1.5 nz:border-[1.5px] nz:border-control nz:bg-surface nz:px-2.5 nz:text-start nz:enabled:hover:bg-sunk';
