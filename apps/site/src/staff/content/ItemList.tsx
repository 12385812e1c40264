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
import { hasSampleSwitch, isSample } from './form/samples.ts';
import type { Schema } from './form/schema.ts';
import { ListSamples } from './ListSamples.tsx';
import { StateDiamond } from './StateDiamond.tsx';
import { stateOfItem } from './textState.ts';
import { formMessages } from './texts/formMessages.ts';
import { contentMessages as messages } from './texts/messages.ts';
import { noteMessages } from './texts/noteMessages.ts';
import { removalMessages } from './texts/removalMessages.ts';
import { sampleMessages } from './texts/sampleMessages.ts';
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
  /** Whether items that do not say what they are are samples. */
  areSamples: boolean;
  onChange: (items: readonly unknown[]) => void;
  onRemove: (index: number) => void;
  /** Adds an item and opens it. */
  onAdd: () => void;
}

/** The items of a list: opened by their names; added, removed and moved by buttons. */
export function ItemList(props: ItemListProps) {
  const { items, schema, texts, problems, notes, areSamples, isReadOnly, hrefOf, onChange, onRemove, onAdd } = props;
  const id = useId();
  const { language, number } = useFormat();
  const canRemove = items.length > (schema.minItems ?? 0);
  const canAdd = items.length < (schema.maxItems ?? Number.POSITIVE_INFINITY);
  const hasSwitch = hasSampleSwitch(schema.items ?? {});
  return (
    <>
      {isReadOnly || !hasSwitch ? null : <ListSamples items={items} areSamples={areSamples} onChange={onChange} />}
      <Rows empty={removalMessages.emptyList}>
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
                    onRemove={canRemove ? () => onRemove(index) : undefined}
                  />
                )
              }
            >
              {state ? (
                <RowLine>
                  <FormattedMessage {...itemStates[state]} />
                </RowLine>
              ) : null}
              {hasSwitch && isSample(item, areSamples) ? (
                <RowLine>
                  <FormattedMessage {...sampleMessages.row} />
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
        <Button id={`${id}-add`} variant="line" className="nz:justify-self-start" onClick={onAdd}>
          <Plus aria-hidden="true" />
          <FormattedMessage {...formMessages.addItem} />
        </Button>
      )}
    </>
  );
}
