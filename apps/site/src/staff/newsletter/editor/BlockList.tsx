import { newsletterLimits } from '@nzete/domain';
import { Button } from '@nzete/ui/Button';
import { useFormat } from '@nzete/ui/format';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldGroup } from '../../content/fields/FieldGroup.tsx';
import { ItemButtons } from '../../content/fields/ItemButtons.tsx';
import { fieldId, useEditor } from '../../content/form/editorContext.ts';
import { child, moved } from '../../content/form/pointer.ts';
import { editorMessages as messages } from '../texts/editorMessages.ts';
import type { NewsletterBlock } from '../types.ts';
import { BlockFields } from './BlockFields.tsx';
import { blockTypes, newBlock } from './blocks.ts';

/** The blocks of an issue: written in place; added, removed and moved by buttons. */
export function BlockList({ blocks }: { blocks: readonly NewsletterBlock[] }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const id = useId();
  const { write, isReadOnly } = useEditor();
  const change = (next: readonly NewsletterBlock[]) => write('/blocks', next);
  return (
    <section aria-label={formatMessage(messages.blocks)} className="nz:grid nz:min-w-0 nz:gap-8">
      {blocks.length === 0 ? (
        <p className="nz:text-text-muted">
          <FormattedMessage {...messages.noBlocks} />
        </p>
      ) : null}
      {blocks.map((block, index) => {
        const pointer = child('/blocks', index);
        const name = formatMessage(messages.block, {
          number: number(index + 1),
          kind: formatMessage(messages[`kind.${block.type}`]),
        });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity, and fields keep no state
          <div key={index} id={fieldId(pointer)} className="nz:border-t nz:border-line-strong nz:pt-5">
            <FieldGroup
              pointer={pointer}
              label={name}
              action={
                isReadOnly ? null : (
                  <ItemButtons
                    id={id}
                    name={name}
                    index={index}
                    count={blocks.length}
                    onMove={(by) => change(moved(blocks, index, index + by))}
                    onRemove={() => {
                      change(blocks.toSpliced(index, 1));
                      if (blocks.length === 1) document.getElementById(fieldId('/blocks'))?.focus();
                    }}
                  />
                )
              }
            >
              <BlockFields block={block} pointer={pointer} />
            </FieldGroup>
          </div>
        );
      })}
      {isReadOnly || blocks.length >= newsletterLimits.blocks ? null : (
        <AddBlock onAdd={(type) => change([...blocks, newBlock(type)])} count={blocks.length} />
      )}
    </section>
  );
}

interface AddBlockProps {
  count: number;
  onAdd: (type: NewsletterBlock['type']) => void;
}

function AddBlock({ count, onAdd }: AddBlockProps) {
  const { formatMessage } = useIntl();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      role="group"
      aria-label={formatMessage(messages.addBlock)}
      className="nz:grid nz:gap-2 nz:border-t nz:border-line-strong nz:pt-5"
    >
      <p aria-hidden="true" className="nz:font-semibold">
        <FormattedMessage {...messages.addBlock} />
      </p>
      <div className="nz:flex nz:flex-wrap nz:gap-2">
        {blockTypes.map((type, index) => (
          <Button
            key={type}
            // The problem that there is no block leads here.
            id={index === 0 ? fieldId('/blocks') : undefined}
            variant="line"
            size="sm"
            onClick={() => {
              onAdd(type);
              focusFirst(count);
            }}
          >
            <Plus aria-hidden="true" />
            <FormattedMessage {...messages[`kind.${type}`]} />
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Focus goes into the new block, once it is there. */
function focusFirst(index: number) {
  requestAnimationFrame(() => {
    const block = document.getElementById(fieldId(`/blocks/${index}`));
    const controls =
      block?.querySelectorAll<HTMLElement>(`[id^="${CSS.escape(fieldId('/'))}"]:is(textarea, button, input)`) ?? [];
    // On a phone only one language is shown.
    [...controls].find((control) => control.offsetParent !== null)?.focus();
  });
}
