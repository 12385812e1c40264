import { type FormEvent, useState } from 'react';

/** A form of one field, the code; calls `send` with it, without spaces. */
export function useCodeForm(send: (code: string) => void) {
  const [isMissing, setIsMissing] = useState(false);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).replaceAll(/\s/g, '');
    setIsMissing(!code);
    if (code) send(code);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return { isMissing, handleSubmit };
}
