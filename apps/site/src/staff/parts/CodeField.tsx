import { TextField, type TextFieldProps } from '@nzete/ui/TextField';

/** The field for a code: a phone offers the code from a message, and no capital letter. */
export function CodeField(props: Omit<TextFieldProps, 'name' | 'type'>) {
  return (
    <TextField
      {...props}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
    />
  );
}
