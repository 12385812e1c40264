import { staffApi } from '@nzete/api-client/staff';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLang } from '../../shared/useLang.ts';
import type { DraftStore } from './draft/draftStore.ts';
import { asOwn, hasSampleSwitch } from './form/samples.ts';
import { newItem, type Schema } from './form/schema.ts';
import { removalMessages } from './texts/removalMessages.ts';
import type { ContentBody } from './types.ts';
import type { Undoable } from './UndoNotice.tsx';

interface Asked {
  index: number;
  people: number;
}

interface ItemsOptions {
  path: string;
  store: DraftStore;
  /** Of an item. */
  schema: Schema;
  titleOf: (index: number) => string;
}

/** Adds items to an open list, and takes them out: after a question if people hang on it, with a way back. */
export function useItems({ path, store, schema, titleOf }: ItemsOptions) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<Asked>();
  const [undoable, setUndoable] = useState<Undoable>();
  const lang = useLang();
  const [loadEvents, { isFetching }] = staffApi.useLazyGetStaffEventsQuery();
  const itemsNow = () => store.getState().body as readonly unknown[]; // the list is one of items
  const write = (items: readonly unknown[]) => store.write(items as ContentBody);

  const remove = (index: number) => {
    const item = itemsNow()[index];
    setAsked(undefined);
    setUndoable({
      text: formatMessage(removalMessages.removed, { name: titleOf(index) }),
      undo: () => write(itemsNow().toSpliced(index, 0, item)),
      takesFocus: asked !== undefined,
    });
    write(itemsNow().toSpliced(index, 1));
  };
  /** How many people come to an item, if it is an event. */
  const peopleOf = async (item: unknown) => {
    if (path !== 'events') return 0;
    const { data } = await loadEvents({ lang });
    const event = data?.find(({ id }) => id === (item as { id?: string }).id);
    return event && !event.is_over ? event.coming + event.waiting : 0;
  };
  return {
    asked,
    undoable,
    setUndoable,
    add: () => {
      const item = newItem(schema);
      write([...itemsNow(), hasSampleSwitch(schema) ? asOwn(item) : item]);
    },
    remove,
    /** Takes an item out, or asks first. */
    askOrRemove: async (index: number) => {
      if (isFetching) return;
      const people = await peopleOf(itemsNow()[index]);
      if (people > 0) setAsked({ index, people });
      else remove(index);
    },
    stay: () => setAsked(undefined),
  };
}
