import { TextField, type TextFieldProps } from '@nzete/ui/TextField';
import { useState } from 'react';

interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type'> {
  value: unknown;
  /** A number; the text as typed if it is none, which the server refuses; undefined if it is empty. */
  onWrite: (value: number | string | undefined) => void;
}

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value));

function read(text: string): number | string | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return undefined;
  return Number.isFinite(Number(plain)) ? Number(plain) : text;
}

/** A number. What is typed stays as it is typed: `1,` on the way to `1,5`. */
export function NumberField({ value, onWrite, ...props }: NumberFieldProps) {
  const [typed, setTyped] = useState(textOf(value));
  const text = read(typed) === value ? typed : textOf(value);
  return (
    <TextField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      className="nz:max-w-64"
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        onWrite(read(target.value));
      }}
    />
  );
}
