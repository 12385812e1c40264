import { Button } from '@nzete/ui/Button';
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fileMessages as messages } from '../texts/fileMessages.ts';

const MAX_BYTES = 5_000_000;

/** Browsers know no type of XLIFF, and Windows calls CSV a sheet of Excel: the name says it. */
const formats: Readonly<Record<string, PickedFile['format']>> = { xlf: 'xliff', xliff: 'xliff', csv: 'csv' };

/** A file of texts, as its name says. */
export interface PickedFile {
  file: File;
  format: 'xliff' | 'csv';
}

/** Chooses a file of texts; says what is wrong with one. */
export function ImportPicker({ onPick }: { onPick: (file: PickedFile) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'tooLarge' | 'otherKind'>();
  const pick = (file: File | undefined) => {
    if (!file) return;
    const format = formats[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
    if (file.size > MAX_BYTES) setProblem('tooLarge');
    else if (format === undefined) setProblem('otherKind');
    else {
      setProblem(undefined);
      onPick({ file, format });
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
