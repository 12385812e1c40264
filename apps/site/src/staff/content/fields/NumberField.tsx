import { readNumber } from '@nzete/domain';
import { useFormat } from '@nzete/ui/format';
import { TextField, type TextFieldProps } from '@nzete/ui/TextField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formMessages } from '../texts/formMessages.ts';

interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type'> {
  value: unknown;
  /** A number; the text as typed if it is none, which the server refuses; undefined if it is empty. */
  onWrite: (value: number | string | undefined) => void;
}

const ALL_DECIMALS = 20;

/**
 * A number as the reader's language writes it: `52 000` or `52,5`. What is typed stays while it is
 * typed; when the field is left, it shows how marks between digits were read.
 */
export function NumberField({ value, onWrite, error, ...props }: NumberFieldProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const decimal = number(0.5).replace(/\d/g, '');
  const read = (text: string) => (text.trim() === '' ? undefined : (readNumber(text, decimal) ?? text));
  const written = (one: number, useGrouping: boolean) =>
    number(one, { useGrouping, maximumFractionDigits: ALL_DECIMALS });
  const textOf = (one: unknown) => (typeof one === 'number' ? written(one, false) : typeof one === 'string' ? one : '');
  const [typed, setTyped] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const text = typed !== undefined && read(typed) === value ? typed : textOf(value);
  const isWrong = typeof value === 'string' && value !== '' && !isTyping;
  const examples = { typed: text, whole: number(52_000), decimals: number(52.5) };
  return (
    <TextField
      {...props}
      error={isWrong ? formatMessage(formMessages.notNumber, examples) : error}
      inputMode="decimal"
      autoComplete="off"
      className="nz:max-w-64"
      value={text}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        if (typeof value === 'number' && /\d[^\d]+\d/.test(text)) setTyped(written(value, true));
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        onWrite(read(target.value));
      }}
    />
  );
}
