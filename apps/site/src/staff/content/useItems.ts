import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DraftStore } from './draft/draftStore.ts';
import { asOwn, hasSampleSwitch } from './form/samples.ts';
import { newItem, type Schema } from './form/schema.ts';
import { removalMessages } from './texts/removalMessages.ts';
import type { ContentBody, ContentList } from './types.ts';
import type { Undoable } from './UndoNotice.tsx';

interface Asked {
  index: number;
  people: number;
}

interface ItemsOptions {
  store: DraftStore;
  /** How many people expect an item, by its id. */
  participants: ContentList['participants'];
  /** Of an item. */
  schema: Schema;
  titleOf: (index: number) => string;
}

/** Adds items to an open list and removes them: it asks first if people expect one, and can be undone. */
export function useItems({ store, participants, schema, titleOf }: ItemsOptions) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<Asked>();
  // Each has a key of its own: two items may have the same name.
  const [undoable, setUndoable] = useState<Undoable & { key: number }>();
  const offerUndo = (offer: Undoable) => setUndoable({ ...offer, key: (undoable?.key ?? 0) + 1 });
  const itemsNow = () => store.getState().body as readonly unknown[]; // the list is one of items
  const write = (items: readonly unknown[]) => store.write(items as ContentBody);

  const remove = (index: number) => {
    const item = itemsNow()[index];
    setAsked(undefined);
    offerUndo({
      text: formatMessage(removalMessages.removed, { name: titleOf(index) }),
      undo: () => write(itemsNow().toSpliced(index, 0, item)),
      takesFocus: asked !== undefined,
    });
    write(itemsNow().toSpliced(index, 1));
  };
  const peopleOf = (item: unknown) => participants[(item as { id?: string }).id ?? ''] ?? 0;
  return {
    asked,
    undoable,
    offerUndo,
    add: () => {
      const item = newItem(schema);
      write([...itemsNow(), hasSampleSwitch(schema) ? asOwn(item) : item]);
    },
    remove,
    /** Removes an item, or asks first. */
    askOrRemove: (index: number) => {
      const people = peopleOf(itemsNow()[index]);
      if (people > 0) setAsked({ index, people });
      else remove(index);
    },
    stay: () => setAsked(undefined),
  };
}
