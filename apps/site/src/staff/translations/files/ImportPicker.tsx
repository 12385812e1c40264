import { Button } from '@nzete/ui/Button';
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fileMessages as messages } from '../texts/fileMessages.ts';

const MAX_BYTES = 5_000_000;

/** Browsers know no type of XLIFF, and Windows calls CSV a sheet of Excel: the name says it. */
const types: Readonly<Record<string, string>> = {
  xlf: 'application/xliff+xml',
  xliff: 'application/xliff+xml',
  csv: 'text/csv',
};

/** Chooses a file of texts; says what is wrong with one. */
export function ImportPicker({ onPick }: { onPick: (file: File) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'tooLarge' | 'otherKind'>();
  const pick = (file: File | undefined) => {
    if (!file) return;
    const type = types[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
    if (file.size > MAX_BYTES) setProblem('tooLarge');
    else if (type === undefined) setProblem('otherKind');
    else {
      setProblem(undefined);
      onPick(new File([file], file.name, { type }));
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".xlf,.xliff,.csv"
        hidden
        onChange={({ target }) => {
          pick(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button variant="line" size="sm" aria-describedby={id} onClick={() => input.current?.click()}>
        <FormattedMessage {...messages.import} />
      </Button>
      <p id={id} className="nz:text-sm">
        <FormattedMessage {...messages.hint} />
      </p>
      <p role="alert" className="nz:text-sm nz:font-semibold nz:text-danger nz:empty:hidden">
        {problem ? <FormattedMessage {...messages[problem]} /> : null}
      </p>
    </>
  );
}
