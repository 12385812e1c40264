import { type Static, Type } from 'typebox';
import { strictObject } from '../../http/schemas.ts';
import { digest, listPath, pointer } from './schema-parts.ts';

const kindOfProblem = {
  pointer,
  code: Type.String({
    description: 'Its kind: the keyword of the JSON schema, or the rule. Who shows it has a sentence for it',
    examples: ['maxLength'],
  }),
  value: Type.Optional(Type.String({ description: 'The limit, or what is wrong or wanted', examples: ['160'] })),
};

export const ContentProblem = strictObject(kindOfProblem, {
  $id: 'ContentProblem',
  description: 'A fault: a draft with one is not published',
});
export type ContentProblem = Static<typeof ContentProblem>;

export const ContentNote = strictObject(
  {
    ...kindOfProblem,
    elsewhere: Type.Optional(
      strictObject(
        { path: listPath, pointer },
        { description: 'What it was compared with', examples: [{ path: 'hero', pointer: '/stats/trees' }] },
      ),
    ),
    digest: digest('Of the note and the value: repeat it to say that it is so'),
  },
  { $id: 'ContentNote', description: 'A doubt, which keeps nothing from being published: a person decides' },
);
export type ContentNote = Static<typeof ContentNote>;

export const NoteInput = strictObject(
  {
    path: listPath,
    code: Type.String({ maxLength: 40, description: 'The kind of the note', examples: ['sameText'] }),
    digest: digest('The digest of the note that you have seen'),
  },
  { $id: 'ContentNoteInput' },
);
export type NoteInput = Static<typeof NoteInput>;
