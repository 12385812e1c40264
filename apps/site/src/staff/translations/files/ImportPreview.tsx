import type { TranslationImport } from '@nzete/api-client/staff';
import { useFormat } from '@nzete/ui/format';
import { FormattedMessage } from 'react-intl';
import { Change } from '../../content/publish/Change.tsx';
import { languageName } from '../../content/texts/languageNames.ts';
import { fileMessages as messages } from '../texts/fileMessages.ts';

/** The changes of a file, and what is refused. */
export function ImportPreview({ language, changes, unchanged, refused }: TranslationImport) {
  const { number } = useFormat();
  return (
    <div className="nz:grid nz:min-w-0 nz:gap-5">
      {changes.length === 0 ? (
        <p>
          <FormattedMessage {...messages.noChanges} />
        </p>
      ) : (
        <section className="nz:grid nz:min-w-0 nz:gap-3">
          <h3 className="nz:font-semibold">
            <FormattedMessage
              {...messages.changes}
              values={{ count: number(changes.length), language: languageName(language) }}
            />
          </h3>
          <ul className="nz:grid nz:min-w-0 nz:gap-4">
            {changes.map(({ id, before, after }) => (
              <li key={id} className="nz:grid nz:min-w-0 nz:gap-1">
                <p className="nz:text-sm nz:text-text-muted nz:[overflow-wrap:anywhere]">{id}</p>
                <div lang={language} className="nz:grid nz:min-w-0 nz:gap-1">
                  <Change kind="changed" before={before} after={after} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {unchanged > 0 ? (
        <p className="nz:text-text-muted">
          <FormattedMessage {...messages.unchanged} values={{ count: number(unchanged) }} />
        </p>
      ) : null}
      {refused.length > 0 ? (
        <section className="nz:grid nz:min-w-0 nz:gap-2">
          <h3 className="nz:font-semibold">
            <FormattedMessage {...messages.refused} values={{ count: number(refused.length) }} />
          </h3>
          <ul className="nz:grid nz:gap-2">
            {refused.map(({ id, message }) => (
              <li key={id + message} className="nz:[overflow-wrap:anywhere]">
                <FormattedMessage {...messages.refusedOne} values={{ id, message }} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
