import type { Overview } from '@nzete/api-client/staff';
import { useFormat } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { useIntl } from 'react-intl';
import { languageName } from '../content/texts/languageNames.ts';
import { Row, Rows } from '../parts/Rows.tsx';
import { StaffSection } from '../parts/StaffSection.tsx';
import { textHref } from '../translations/search.ts';
import { overviewMessages as messages, toTranslate } from './messages.ts';

const states = ['missing', 'outdated', 'drafted'] as const;

/** How many texts are to be translated or read again in each language, with links to them. */
export function ToTranslate({ translations }: Pick<Overview, 'translations'>) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const open = translations.filter(({ counts }) => states.some((state) => counts[state] > 0));
  return (
    <StaffSection title={formatMessage(messages.toTranslate)}>
      <Rows empty={messages.nothingToTranslate}>
        {open.map(({ language, counts }) => {
          const name = languageName(language);
          return (
            <Row key={language} title={<span lang={language}>{name}</span>}>
              <ul className="nz:flex nz:flex-wrap nz:gap-x-4 nz:gap-y-1 nz:text-sm">
                {states
                  .filter((state) => counts[state] > 0)
                  .map((state) => {
                    const words = formatMessage(toTranslate[state], { count: number(counts[state]) });
                    return (
                      <li key={state}>
                        <Link href={textHref('', { language, state })} aria-label={`${words}, ${name}`}>
                          {words}
                        </Link>
                      </li>
                    );
                  })}
              </ul>
            </Row>
          );
        })}
      </Rows>
    </StaffSection>
  );
}
