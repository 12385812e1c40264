'use client';

import { type ChangeEvent, type ComponentProps, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { fieldControl } from '../Field/Field.variants.ts';
import { CharacterCount } from './CharacterCount.tsx';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children'> {
  /**
   * Shows how many of this many characters are left. Unlike `maxLength` it never cuts off pasted
   * text: the count says how much to remove. Reject texts that are too long in your validation.
   */
  characterLimit?: number;
}

/**
 * A labelled native `<textarea>`. `className` and `style` go to the root; `ref` and everything else
 * to the textarea, so `{...formik.getFieldProps('message')}` works, controlled or not.
 *
 * Slots: `text-area`, `character-count`.
 *
 * @example
 * <TextArea
 *   label="Message"
 *   isOptional
 *   characterLimit={500}
 *   {...formik.getFieldProps('message')}
 * />
 */
export function TextArea({
  label,
  hint,
  error,
  isOptional,
  id,
  className,
  style,
  characterLimit,
  ref,
  ...props
}: TextAreaProps) {
  const countId = useId();
  const { length, textarea, onChange } = useLength(props);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => textarea.current, [textarea]);
  const hasLimit = characterLimit !== undefined;
  const describedBy = [props['aria-describedby'], hasLimit && countId].filter(Boolean).join(' ');
  return (
    <Field
      data-slot="text-area"
      aside={hasLimit && <CharacterCount id={countId} length={length} limit={characterLimit} />}
      {...{ label, hint, error, isOptional, id, className, style, describedBy }}
    >
      {(control) => (
        <textarea
          rows={4}
          {...props}
          {...control}
          ref={textarea}
          onChange={onChange}
          className={cx(fieldControl(), 'nz:block nz:min-h-26 nz:resize-y nz:short:h-19 nz:short:min-h-0')}
        />
      )}
    </Field>
  );
}

/** The length of the text, controlled (`value`) or not; a form may also reset it. */
function useLength({ value, defaultValue, onChange }: Pick<TextAreaProps, 'value' | 'defaultValue' | 'onChange'>) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(String(defaultValue ?? '').length);
  useEffect(() => {
    const form = textarea.current?.form;
    // The reset event is dispatched before the fields are cleared.
    const handleReset = () => setTyped(textarea.current?.defaultValue.length ?? 0);
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, []);
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return { length: value === undefined ? typed : String(value).length, textarea, onChange: handleChange };
}
