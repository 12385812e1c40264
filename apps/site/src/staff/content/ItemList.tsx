import { Button } from '@nzete/ui/Button';
import { useFormat } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Row, RowLine, Rows } from '../parts/Rows.tsx';
import { ItemButtons } from './fields/ItemButtons.tsx';
import { itemName } from './form/itemName.ts';
import { moved } from './form/pointer.ts';
import type { Schema } from './form/schema.ts';
import { StateDiamond } from './StateDiamond.tsx';
import { stateOfItem } from './textState.ts';
import { formMessages } from './texts/formMessages.ts';
import { contentMessages as messages } from './texts/messages.ts';
import { noteMessages } from './texts/noteMessages.ts';
import { itemStates } from './texts/stateWords.ts';
import type { ContentText } from './types.ts';

interface ItemListProps {
  items: readonly unknown[];
  schema: Schema;
  texts: readonly ContentText[];
  /** The pointers of the draft's faults, after an attempt to publish. */
  problems: readonly string[];
  /** The pointers of notes. */
  notes: readonly string[];
  isReadOnly: boolean;
  hrefOf: (index: number) => string;
  onChange: (items: readonly unknown[]) => void;
  /** Adds an item and opens it. */
  onAdd: () => void;
}

/** The items of a list: opened by their names; added, removed and moved by buttons. */
export function ItemList(props: ItemListProps) {
  const { items, schema, texts, problems, notes, isReadOnly, hrefOf, onChange, onAdd } = props;
  const id = useId();
  const { language, number } = useFormat();
  const canRemove = items.length > (schema.minItems ?? 0);
  const canAdd = items.length < (schema.maxItems ?? Number.POSITIVE_INFINITY);
  return (
    <>
      <Rows>
        {items.map((item, index) => {
          const name = itemName(item, language) || number(index + 1);
          const state = stateOfItem(texts, index);
          const isIn = (pointer: string) => `${pointer}/`.startsWith(`/${index}/`);
          const hasProblem = problems.some(isIn);
          return (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity, and rows keep no state
              key={index}
              title={<Link href={hrefOf(index)}>{name}</Link>}
              mark={state ? <StateDiamond state={state} /> : undefined}
              end={
                isReadOnly ? undefined : (
                  <ItemButtons
                    id={id}
                    name={name}
                    index={index}
                    count={items.length}
                    onMove={(by) => onChange(moved(items, index, index + by))}
                    onRemove={canRemove ? () => onChange(items.toSpliced(index, 1)) : undefined}
                  />
                )
              }
            >
              {state ? (
                <RowLine>
                  <FormattedMessage {...itemStates[state]} />
                </RowLine>
              ) : null}
              {hasProblem ? (
                <RowLine>
                  <strong className="nz:text-danger">
                    <FormattedMessage {...messages.itemHasProblem} />
                  </strong>
                </RowLine>
              ) : null}
              {notes.some(isIn) ? (
                <RowLine>
                  <FormattedMessage {...noteMessages.item} />
                </RowLine>
              ) : null}
            </Row>
          );
        })}
      </Rows>
      {isReadOnly || !canAdd ? null : (
        <Button variant="line" className="nz:justify-self-start" onClick={onAdd}>
          <Plus aria-hidden="true" />
          <FormattedMessage {...formMessages.addItem} />
        </Button>
      )}
    </>
  );
}
