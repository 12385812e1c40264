'use client';

import { Search, X } from 'lucide-react';
import { type ComponentProps, type CSSProperties, type ReactNode, type Ref, useMemo, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { useTypedEarly } from '../../internal/useTypedEarly.ts';
import { FieldLabel, type FieldTexts, useFieldIds } from '../Field/Field.tsx';
import { fieldControl } from '../Field/Field.variants.ts';
import { FieldHelp, isShown } from '../Field/FieldHelp.tsx';
import { searchFieldMessages } from './SearchField.messages.ts';

export interface SearchFieldProps
  extends FieldTexts,
    Omit<ComponentProps<typeof AriaSearchField>, 'children' | 'className' | 'style' | 'ref' | 'isInvalid'> {
  /** An example query. */
  placeholder?: string;
  /** The text, if it is controlled. */
  value?: string;
  /** Called with every change of the text. */
  onChange?: (value: string) => void;
  /** Of the root element. */
  className?: string;
  /** Of the root element. */
  style?: CSSProperties;
  /** Of the native input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A search input with an icon and a clear button; Escape clears it too. In a form its text is
 * submitted as `name`, and what is typed before hydration stays. `className` and `style` go to the root, `ref` and `id` to the input, the
 * rest to the SearchField of react-aria-components.
 *
 * Slots: `search-field`, `search-field-icon`, `search-field-clear`, `field-label`, `field-control`.
 *
 * @example <SearchField label="Find a province" value={text} onChange={setText} maxLength={40} />
 */
export function SearchField({
  label,
  hint,
  error,
  isOptional,
  placeholder,
  id,
  className,
  ref,
  'aria-describedby': describedBy,
  ...props
}: SearchFieldProps) {
  const { formatMessage } = useIntl();
  const ids = useFieldIds({ id, hint, error, describedBy });
  const box = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(ref, box), [ref]);
  const { value = '', onChange } = props;
  useTypedEarly(box, (typed) => {
    if (typed !== value) onChange?.(typed);
  });
  return (
    <AriaSearchField
      data-slot="search-field"
      data-field=""
      {...props}
      id={ids.id}
      aria-describedby={ids.describedBy}
      isInvalid={isShown(error)}
      className={cx('nz:isolate nz:grid nz:min-w-0 nz:content-start nz:gap-1.5', className)}
    >
      {({ isEmpty, isDisabled }): ReactNode => (
        <>
          <Label data-slot="field-label" className="nz:text-md nz:leading-[1.4] nz:font-semibold">
            <FieldLabel label={label} isOptional={isOptional} />
          </Label>
          <div className="nz:relative">
            <Search
              aria-hidden="true"
              data-slot="search-field-icon"
              className="nz:pointer-events-none nz:absolute nz:inset-y-0 nz:start-3.5 nz:my-auto nz:size-5 nz:text-text-muted"
            />
            <Input
              ref={refs}
              data-slot="field-control"
              placeholder={placeholder}
              className={cx(fieldControl(), input)}
            />
            {isEmpty || isDisabled ? null : (
              <Button
                data-slot="search-field-clear"
                aria-label={formatMessage(searchFieldMessages.clear)}
                className="nz:needs-script nz:absolute nz:inset-y-0 nz:end-0 nz:grid nz:w-hit nz:place-items-center nz:text-text-muted nz:hover:text-text"
              >
                <X aria-hidden="true" className="nz:size-5" />
              </Button>
            )}
          </div>
          <FieldHelp id={ids.help} hint={hint} error={error} />
        </>
      )}
    </AriaSearchField>
  );
}

/** Leaves space for the icon and the clear button, which replaces the browser's own. */
const input = 'nz:ps-11 nz:pe-12 nz:[&::-webkit-search-cancel-button]:hidden';
