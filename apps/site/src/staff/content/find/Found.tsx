import { staffApi } from '@nzete/api-client/staff';
import { useFormat } from '@nzete/ui/format';
import { Link as TextLink } from '@nzete/ui/Link';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { QueryState } from '../../../shared/QueryState.tsx';
import { staffMessages } from '../../messages.ts';
import { staffPaths } from '../../paths.ts';
import { partsOf } from '../form/pointer.ts';
import { contentHref } from '../search.ts';
import { findMessages as messages } from '../texts/findMessages.ts';
import { useListName } from '../texts/listNames.ts';
import { usePageName } from '../texts/pageNames.ts';
import type { ContentListSummary } from '../types.ts';
import { hasWords } from './groups.ts';
import { groupTitle, ListLinks, row } from './ListLinks.tsx';

interface FoundProps {
  lists: readonly ContentListSummary[];
  open: string | undefined;
  words: string;
}

/** Texts that are shown of those that match. */
const MOST = 12;

/** The lists whose name or page has the words, and the texts that have them. */
export function Found({ lists, open, words }: FoundProps) {
  const { formatMessage } = useIntl();
  const nameOf = useListName();
  const pageName = usePageName();
  const named = lists.filter(({ path, pages }) => hasWords([nameOf(path), ...pages.map(pageName)].join(' '), words));
  return (
    <>
      {named.length > 0 ? <ListLinks title={formatMessage(messages.lists)} lists={named} open={open} /> : null}
      <FoundTexts words={words} hasLists={named.length > 0} />
    </>
  );
}

function FoundTexts({ words, hasLists }: { words: string; hasLists: boolean }) {
  const id = useId();
  const { language } = useFormat();
  const nameOf = useListName();
  // Texts are listed by language; the English is in the answer for any.
  const shown = language === 'en' ? 'fr' : language;
  const query = staffApi.useGetTranslationsQuery({ language: shown, source: 'content', q: words });
  return (
    <QueryState
      query={{ ...query, data: query.currentData }}
      loading={staffMessages.loading}
      error={staffMessages.failed}
      isEmpty={({ texts }) => texts.length === 0}
      empty={
        hasLists ? null : (
          <p role="status" className="nz:px-4 nz:py-4">
            <FormattedMessage {...messages.none} />
          </p>
        )
      }
    >
      {({ texts, total }) => (
        <>
          <p id={id} className={groupTitle}>
            <FormattedMessage {...messages.texts} />
          </p>
          <ul aria-labelledby={id} className="nz:pb-2">
            {texts.slice(0, MOST).map(({ id: text, place, name, english, text: own }) => (
              <li key={text}>
                <Link to={hrefOf(place, name)} className={row}>
                  <span className="nz:min-w-0 nz:grow">
                    <span className="nz:line-clamp-2 nz:[overflow-wrap:anywhere]">
                      {language === 'en' ? english : (own ?? english)}
                    </span>
                    <span className="nz:block nz:text-sm nz:text-text-muted">{nameOf(listOf(place))}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {total > MOST ? (
            <p className="nz:px-4 nz:pb-4">
              <TextLink href={`${staffPaths.translations}?${new URLSearchParams({ source: 'content', q: words })}`}>
                <FormattedMessage {...messages.more} />
              </TextLink>
            </p>
          ) : null}
        </>
      )}
    </QueryState>
  );
}

/** `content/team`: the list `team`. */
const listOf = (place: string) => place.slice(place.indexOf('/') + 1);

/** The address of the list with a text such as `/0/role`, or of its item. */
function hrefOf(place: string, pointer: string): string {
  const [first = ''] = partsOf(pointer);
  return contentHref(listOf(place), /^\d+$/.test(first) ? Number(first) : undefined);
}
