import { staffApi } from '@nzete/api-client/staff';
import { useIntl } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { staffMessages, titleMessage } from '../messages.ts';
import { ContentFrame } from './ContentFrame.tsx';
import { ListNav } from './find/ListNav.tsx';
import { OpenedList } from './OpenedList.tsx';
import { contentSearch } from './search.ts';
import { useListName } from './texts/listNames.ts';
import { contentMessages as messages } from './texts/messages.ts';

/** The words and pictures of the site at `/staff/content`; the open list and item are in the query. */
export default function ContentPage() {
  const { formatMessage } = useIntl();
  const nameOf = useListName();
  const [{ list, item, q }, change] = usePageSearch(contentSearch);
  const lists = staffApi.useGetContentListsQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  return (
    <>
      <title>{formatMessage(titleMessage, { page: list ? nameOf(list) : formatMessage(messages.title) })}</title>
      <ContentFrame
        lists={
          <QueryState query={lists} loading={staffMessages.loading} error={staffMessages.failed}>
            {(data) => (
              <ListNav
                lists={data.lists}
                open={list || undefined}
                words={q}
                onSearch={(words) => change({ q: words }, { replace: true })}
              />
            )}
          </QueryState>
        }
        open={list ? <OpenedList path={list} item={item} /> : null}
      />
    </>
  );
}
