import { newsletterLimits as limits } from '@nzete/domain';
import { Button } from '@nzete/ui/Button';
import { TextField } from '@nzete/ui/TextField';
import { Plus } from 'lucide-react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { PictureField } from '../../content/fields/PictureField.tsx';
import { TextsField } from '../../content/fields/TextsField.tsx';
import { fieldId, useEditor } from '../../content/form/editorContext.ts';
import { child } from '../../content/form/pointer.ts';
import { useFieldName } from '../../content/texts/fieldNames.ts';
import { formMessages } from '../../content/texts/formMessages.ts';
import { editorMessages as messages } from '../texts/editorMessages.ts';
import type { NewsletterBlock, Texts } from '../types.ts';
import { emptyTexts, textsSchema } from './blocks.ts';

interface BlockFieldsProps {
  block: NewsletterBlock;
  pointer: string;
}

/** The fields of a block, by its kind. */
export function BlockFields({ block, pointer }: BlockFieldsProps) {
  switch (block.type) {
    case 'text':
      return <LocalisedField pointer={pointer} name="text" value={block.text} />;
    case 'story':
      return (
        <>
          <LocalisedField pointer={pointer} name="title" value={block.title} />
          <LocalisedField pointer={pointer} name="text" value={block.text} />
          <LinkField pointer={child(pointer, 'link')} value={block.link} />
          <StoryPicture pointer={child(pointer, 'picture')} value={block.picture} />
        </>
      );
    case 'figure':
      return (
        <>
          <LocalisedField pointer={pointer} name="value" value={block.value} />
          <LocalisedField pointer={pointer} name="label" value={block.label} />
          <LocalisedField pointer={pointer} name="source" value={block.source} />
        </>
      );
    case 'picture':
      return <PhotoField pointer={pointer} value={block.picture} alt={block.alt} />;
  }
}

interface LocalisedFieldProps {
  /** Of what it belongs to. */
  pointer: string;
  name: 'subject' | 'title' | 'text' | 'value' | 'label' | 'source' | 'alt';
  value: Texts;
}

const notes: Partial<Record<LocalisedFieldProps['name'], MessageDescriptor>> = {
  text: messages.paragraphs,
  source: messages.mayBeEmpty,
};

/** A text in every language, under its name. */
export function LocalisedField({ pointer, name, value }: LocalisedFieldProps) {
  const fieldName = useFieldName();
  const note = notes[name];
  return (
    <>
      <TextsField
        schema={textsSchema(limits[name])}
        pointer={child(pointer, name)}
        value={value}
        label={fieldName(name)}
      />
      {note ? (
        <p className="nz:text-sm nz:text-text-muted">
          <FormattedMessage {...note} />
        </p>
      ) : null}
    </>
  );
}

function LinkField({ pointer, value }: { pointer: string; value: string }) {
  const { formatMessage } = useIntl();
  const fieldName = useFieldName();
  const { write, problemAt, isReadOnly } = useEditor();
  return (
    <TextField
      id={fieldId(pointer)}
      label={fieldName('link')}
      isOptional
      hint={formatMessage(messages.linkHint)}
      error={problemAt(pointer)}
      disabled={isReadOnly}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      maxLength={limits.link}
      value={value}
      onChange={({ target }) => write(pointer, target.value)}
    />
  );
}

function PhotoField({ pointer, value, alt }: { pointer: string; value: string; alt: Texts }) {
  const fieldName = useFieldName();
  return (
    <>
      <PictureField
        schema={{ type: 'string' }}
        pointer={child(pointer, 'picture')}
        value={value}
        label={fieldName('picture')}
      />
      <LocalisedField pointer={pointer} name="alt" value={alt} />
    </>
  );
}

interface StoryPictureProps {
  pointer: string;
  value: Extract<NewsletterBlock, { type: 'story' }>['picture'];
}

/** A story may be without a picture. */
function StoryPicture({ pointer, value }: StoryPictureProps) {
  const name = useFieldName()('picture');
  const { write, isReadOnly } = useEditor();
  if (value === null && isReadOnly) return null;
  const isThere = value !== null;
  return (
    <>
      {isThere ? <PhotoField pointer={pointer} value={value.picture} alt={value.alt} /> : null}
      {isReadOnly ? null : (
        <Button
          variant={isThere ? 'quiet' : 'line'}
          size="sm"
          className="nz:justify-self-start"
          onClick={() => write(pointer, isThere ? null : { picture: '', alt: emptyTexts() })}
        >
          {isThere ? null : <Plus aria-hidden="true" />}
          <FormattedMessage {...(isThere ? formMessages.remove : formMessages.add)} values={{ name }} />
        </Button>
      )}
    </>
  );
}
