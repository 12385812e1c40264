import { Button } from '@nzete/ui/Button';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldId, noteIds, useEditor } from '../form/editorContext.ts';
import { CropDialog } from '../pictures/CropDialog.tsx';
import type { Crop } from '../pictures/crop.ts';
import { shapeOf } from '../pictures/shapes.ts';
import { Thumbnail } from '../pictures/Thumbnail.tsx';
import { pictureMessages } from '../texts/pictureMessages.ts';
import type { SchemaFieldProps } from './fieldProps.ts';

/** Of the photo and of the part that is kept, in pixels. */
const MIN_WIDTH = 800;

/** A picture of the content: what is shown now, and a photo in its place. */
export function PictureField({ pointer, value, label }: SchemaFieldProps) {
  const { formatMessage } = useIntl();
  const { write, upload, pictureUrl, problemAt, notesAt, isReadOnly, list = '' } = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [chosen, setChosen] = useState<{ file: File; photo: ImageBitmap }>();
  const reference = typeof value === 'string' ? value : '';
  const url = reference ? pictureUrl(reference) : undefined;
  const error = failure ?? problemAt(pointer);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setFailure(undefined);
    const photo = await createImageBitmap(file).catch(() => undefined);
    // The server says what is wrong with a file that this browser cannot show.
    if (!photo) return send(file);
    if (photo.width < MIN_WIDTH) setFailure(formatMessage(pictureMessages.tooSmall));
    else setChosen({ file, photo });
  };
  const send = async (file: File, crop?: Crop) => {
    setChosen(undefined);
    setBusy(true);
    const result = await upload(file, crop);
    setBusy(false);
    if ('problem' in result) setFailure(result.problem);
    else write(pointer, result.reference);
  };
  return (
    <div className="nz:grid nz:min-w-0 nz:items-center nz:gap-4 nz:@md:grid-cols-[7.5rem_1fr]">
      <Thumbnail url={url} reference={reference} />
      <div className="nz:grid nz:min-w-0 nz:justify-items-start nz:gap-2">
        <p className="nz:font-semibold">{label}</p>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = '';
          }}
        />
        {isReadOnly ? null : (
          <Button
            id={fieldId(pointer)}
            variant="line"
            isLoading={isBusy}
            aria-label={formatMessage(pictureMessages.chooseFor, { name: label })}
            aria-describedby={[`${fieldId(pointer)}-hint`, noteIds(pointer, notesAt(pointer))]
              .filter(Boolean)
              .join(' ')}
            onClick={() => input.current?.click()}
          >
            <FormattedMessage {...pictureMessages.choose} />
          </Button>
        )}
        <p id={`${fieldId(pointer)}-hint`} className="nz:text-sm nz:text-text-muted">
          <FormattedMessage {...pictureMessages.hint} />
        </p>
        <p role="alert" className="nz:text-sm nz:font-semibold nz:text-danger nz:empty:hidden">
          {error}
        </p>
        {chosen ? (
          <CropDialog
            photo={chosen.photo}
            shape={shapeOf(list, pointer)}
            minWidth={MIN_WIDTH}
            onChoose={(crop) => void send(chosen.file, crop)}
            onClose={() => setChosen(undefined)}
          />
        ) : null}
        <p role="status" className="nz:sr-only">
          {isBusy ? <FormattedMessage {...pictureMessages.sending} /> : null}
        </p>
      </div>
    </div>
  );
}
