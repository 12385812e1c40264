import { Type } from 'typebox';
import { count, LangQuery, oneOf, ref, strictObject } from '../../http/schemas.ts';
import { orNull } from '../../staff/schema-parts.ts';
import { anyText, filters, id, Language, place } from '../schemas.ts';

const formats = ['xliff', 'csv'] as const;

export const ExportQuery = strictObject({
  ...LangQuery.properties,
  ...filters,
  format: oneOf(formats, { description: 'XLIFF 2.0, or CSV for a spreadsheet', examples: ['xliff'] }),
});

export const ImportQuery = strictObject({
  apply: Type.Optional(
    oneOf(['true', 'false'], { description: 'Default: false, which only says what would change', examples: ['true'] }),
  ),
});

const ImportedChange = strictObject(
  { id, before: orNull(anyText('What it is')), after: anyText('What the file has') },
  { $id: 'TranslationChange' },
);

const RefusedText = strictObject(
  {
    id: Type.String({ maxLength: 1_000, examples: ['content/team#/0/role'] }),
    message: Type.String({
      description: 'Why, in the language of the request',
      examples: ['The English has changed since this file was exported. Export it again.'],
    }),
  },
  { $id: 'RefusedTranslation', description: 'A text of the file that is not taken' },
);

const WaitingTexts = strictObject(
  {
    place,
    count: count('How many', 3),
    message: Type.String({
      description: 'Why, in the language of the request',
      examples: ['Their original is not published yet. Publish the draft of the list.'],
    }),
  },
  {
    $id: 'WaitingTranslations',
    description: 'Texts that were saved in the draft of their list, and are not shown yet',
  },
);

export const Import = strictObject(
  {
    language: Language,
    changes: Type.Array(ref(ImportedChange)),
    unchanged: count('Texts that are as they were', 120),
    refused: Type.Array(ref(RefusedText)),
    waiting: Type.Array(ref(WaitingTexts), { description: 'By list and reason; empty until the changes were saved' }),
    applied: Type.Boolean({ description: 'Whether the changes were saved', examples: [false] }),
  },
  { $id: 'TranslationImport', description: 'What a file of translations changes' },
);
