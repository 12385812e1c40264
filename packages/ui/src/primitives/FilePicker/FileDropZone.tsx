'use client';

import { FileUp } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { InputContext } from 'react-aria-components/Input';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { filePickerMessages } from './FilePicker.messages.ts';
import { invalidZone, nativeInput, zone, zoneButton } from './FilePicker.variants.ts';
import { accepted } from './fileType.ts';

interface FileDropZoneProps {
  label: ReactNode;
  file: File | null;
  /** Passed to the native input. */
  input: ComponentProps<'input'>;
  isInvalid: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onChoose: (file: File | undefined) => void;
}

/** Accepts a file that is chosen, dropped or pasted. */
export function FileDropZone({
  label,
  file,
  input: { ref, ...input },
  isInvalid,
  buttonRef,
  onChoose,
}: FileDropZoneProps) {
  const { formatMessage } = useIntl();
  const own = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const takeChosen = (files: FileList | null) => {
    const chosen = files?.[0];
    // Reset, so that the same file can be chosen again after it was rejected or removed.
    if (own.current) own.current.value = '';
    onChoose(chosen);
  };
  // What was chosen before hydration. First: the next effect empties the input.
  const takeEarly = useEffectEvent(() => {
    if (!file) takeChosen(own.current?.files ?? null);
  });
  useEffect(takeEarly, []);
  // A native submit must send the accepted file, even if it was dropped or shrunk.
  useEffect(() => {
    const files = new DataTransfer();
    if (file) files.items.add(file);
    if (own.current) own.current.files = files.files;
  }, [file]);
  return (
    <DropZone
      data-slot="file-picker-zone"
      isDisabled={input.disabled}
      aria-label={formatMessage(filePickerMessages.drop)}
      onDrop={async ({ items }) => onChoose(await items.find((item) => item.kind === 'file')?.getFile())}
      className={cx(zone, isInvalid && invalidZone)}
    >
      <InputContext value={{ ...input, className: nativeInput, ref: refs }}>
        <FileTrigger acceptedFileTypes={accepted} onSelect={takeChosen}>
          <Button
            ref={buttonRef}
            isDisabled={input.disabled}
            aria-describedby={input['aria-describedby']}
            className={cx(zoneButton, 'nz:needs-script')}
          >
            <FileUp aria-hidden="true" className="nz:size-5 nz:shrink-0" />
            <span className="nz:sr-only">{label}</span>
            <span className="nz:bare">
              <FormattedMessage {...filePickerMessages[file ? 'another' : 'choose']} />
            </span>
          </Button>
        </FileTrigger>
      </InputContext>
    </DropZone>
  );
}
