import type { MessageDescriptor } from 'react-intl';

interface KycFieldBase {
  /** The question, without the mark for required fields. */
  label: MessageDescriptor;
  /** What the error says if the field is empty. A field with it is required. */
  required?: MessageDescriptor;
}

interface KycEntryBase extends KycFieldBase {
  /** One sentence below the label. */
  hint?: MessageDescriptor;
  /** Shares its row with the field beside it if there is room; give it to both. */
  isHalf?: boolean;
}

/** A line of text. */
export interface KycTextField extends KycEntryBase {
  kind: 'text';
  /** The maximum number of characters. */
  limit: number;
  /** What browsers fill in, such as `given-name`. */
  autoComplete?: string;
  /** `false` for numbers and names. */
  spellCheck?: boolean;
  /**
   * The name of a statement of the same step, shown below this field: while it is ticked, the field
   * is hidden, not required, and sent empty.
   */
  unless?: string;
}

/** Text of several lines. */
export interface KycParagraphsField extends KycEntryBase {
  kind: 'paragraphs';
  /** The maximum number of characters, which the visitor sees. */
  limit: number;
}

/** An e-mail address, a phone number, a date of birth, or a country by its English name. */
export interface KycKnownField extends KycEntryBase {
  kind: 'email' | 'phone' | 'birth-date' | 'country';
}

/** One of a list. */
export interface KycChoiceField extends KycEntryBase {
  kind: 'choice';
  /** In their order; amounts of money and their currency are part of the labels. */
  options: readonly { value: string; label: MessageDescriptor }[];
}

/** A box to tick: a consent in a frame of its own, or a plain statement. */
export interface KycCheckField extends KycFieldBase {
  kind: 'consent' | 'statement';
  /** What a consent means, below its label. */
  description?: MessageDescriptor;
}

export type KycField = KycTextField | KycParagraphsField | KycKnownField | KycChoiceField | KycCheckField;

/** Whether a field is a box to tick. */
export const isCheck = (field: KycField): field is KycCheckField =>
  field.kind === 'consent' || field.kind === 'statement';

/** A document to choose: a PDF, JPEG or PNG file. */
export interface KycDocument {
  label: MessageDescriptor;
  /** Below the label, instead of the accepted files. */
  hint?: MessageDescriptor;
  /** What the error says if no file is chosen. A document with it is required. */
  required?: MessageDescriptor;
  /**
   * The maximum size in bytes.
   * @default 5242880
   */
  maxBytes?: number;
}

/** What a step, or a part of it, shows: note, documents, review and fields, in this order. */
interface KycContent {
  /** A note, such as how long the answers are kept. */
  note?: MessageDescriptor;
  /** The documents, by the `kind` that `onUpload` gets. They are sent after the application. */
  documents?: Readonly<Record<string, KycDocument>>;
  /** All answers of the earlier steps, each step with a button to change it. */
  hasReview?: boolean;
  /** The fields, by the names under which they are sent; each name is used once. */
  fields?: Readonly<Record<string, KycField>>;
}

/** A part of a step, below a heading. */
export interface KycPart extends KycContent {
  title: MessageDescriptor;
}

export interface KycStep extends KycContent {
  title: MessageDescriptor;
  /** Below the title. */
  description?: MessageDescriptor;
  /** More of the step, in parts with headings. */
  parts?: readonly KycPart[];
}

/**
 * An identity check as data: what it asks, in which steps, and what it says. Its texts are messages
 * of react-intl.
 */
export interface KycDefinition {
  /**
   * The steps. Without JavaScript a server keeps the values between them but no files, so documents
   * belong into the last one.
   */
  steps: readonly KycStep[];
  /** Below "Your application has arrived": when you answer, what to do until then. */
  received?: MessageDescriptor;
  /**
   * The file in which a visitor saves the reference number; `{reference}` stands for it. Name your
   * organisation here.
   */
  receipt?: MessageDescriptor;
  /** Says that a server no longer has the earlier answers, without JavaScript. */
  expired?: MessageDescriptor;
}

type PartOf<Step> = Step extends { parts: readonly (infer Part)[] } ? Step | Part : Step;
type ContentOf<Definition extends KycDefinition> = PartOf<Definition['steps'][number]>;
type FieldsIn<Content> = Content extends { fields: infer Fields extends Readonly<Record<string, KycField>> }
  ? Fields
  : never;
type DocumentsIn<Content> = Content extends { documents: infer Documents } ? keyof Documents & string : never;
type RequiredIn<Content> = Content extends { documents: infer Documents }
  ? {
      [Kind in keyof Documents]: Documents[Kind] extends { required: MessageDescriptor } ? Kind : never;
    }[keyof Documents] &
      string
  : never;

type KeysOf<Union> = Union extends unknown ? keyof Union & string : never;
/** The fields of all steps, by name; plain records if the type of the definition is not known. */
type FieldsOf<Definition extends KycDefinition> = KycDefinition extends Definition
  ? Record<string, KycField>
  : {
      -readonly [Name in KeysOf<FieldsIn<ContentOf<Definition>>>]: Extract<
        FieldsIn<ContentOf<Definition>>,
        Readonly<Record<Name, unknown>>
      >[Name];
    };

type Entered<Field> = Field extends { kind: 'consent' | 'statement' }
  ? boolean
  : Field extends { kind: 'choice'; options: readonly { value: infer Value extends string }[] }
    ? Value | ''
    : string;

type Sent<Field> = Field extends { required: MessageDescriptor }
  ? Field extends { kind: 'consent' | 'statement' }
    ? true
    : Exclude<Entered<Field>, ''>
  : Entered<Field>;

/**
 * The values of the fields, which may not be valid yet; a date of birth is as typed, and the value of
 * a required document is the name of its file.
 */
export type KycValues<Definition extends KycDefinition = KycDefinition> = {
  [Name in keyof FieldsOf<Definition>]: Entered<FieldsOf<Definition>[Name]>;
} & { [Kind in RequiredIn<ContentOf<Definition>>]: string };

/** The request body of a completed identity check; a date of birth is ISO 8601, `1998-04-21`. */
export type KycApplication<Definition extends KycDefinition = KycDefinition> = {
  [Name in keyof FieldsOf<Definition>]: Sent<FieldsOf<Definition>[Name]>;
};

/** The documents of an identity check. */
export type KycDocumentKind<Definition extends KycDefinition = KycDefinition> = KycDefinition extends Definition
  ? string
  : DocumentsIn<ContentOf<Definition>>;

/**
 * Types a definition, so that `onSubmit` and `onUpload` know its fields, options and documents.
 *
 * @example
 * export const identityCheck = defineKyc({
 *   steps: [
 *     {
 *       title: messages.you,
 *       fields: {
 *         fullName: { kind: 'text', label: messages.name, required: messages.nameMissing, limit: 120 },
 *         terms: { kind: 'consent', label: messages.terms, required: messages.termsMissing },
 *       },
 *     },
 *   ],
 * });
 */
export const defineKyc = <const Definition extends KycDefinition>(definition: Definition): Definition => definition;
