import { type Static, Type } from 'typebox';
import { oneOf, ref, strictObject } from '../http/schemas.ts';
import { filledLine, filledParagraphs } from '../http/validation/text.ts';
import { time, username } from '../staff/schema-parts.ts';
import type { languages } from '../text/languages.ts';
import { MESSAGE_LENGTH } from './schemas.ts';

const text = filledParagraphs(MESSAGE_LENGTH, { examples: ['Welcome! We will call you about the next steps.'] });

const Texts = strictObject(
  { en: text, fr: text, ln: text, sw: text } satisfies Record<(typeof languages)[number], typeof text>,
  { $id: 'TemplateTexts', description: 'The message in every language' },
);

/** The decisions that a message goes with. */
const templateStatuses = ['more-wanted', 'accepted', 'refused', 'answered'] as const;

const editable = {
  name: filledLine(120, { description: 'For staff', examples: ['Accepted'] }),
  status: oneOf(templateStatuses, { description: 'The decision that it is for', examples: ['accepted'] }),
  texts: ref(Texts),
};

export const TemplateInput = strictObject(editable, { $id: 'TemplateInput' });
export type TemplateInput = Static<typeof TemplateInput>;

const seen = { updated_at: time('The `updated_at` of the template that you have seen') };

export const TemplateChange = strictObject({ ...editable, ...seen }, { $id: 'TemplateChange' });
export type TemplateChange = Static<typeof TemplateChange>;

export const TemplateSeen = strictObject(seen);

export const Template = strictObject(
  {
    id: Type.String({ examples: ['accepted'] }),
    ...editable,
    updated_at: time('When'),
    updated_by: username('Who wrote it last; empty for the text that came with the program'),
  },
  { $id: 'Template', description: 'A message that staff start from' },
);

export const Templates = Type.Array(ref(Template), { $id: 'Templates' });

export const TemplateParams = strictObject({
  id: Type.String({ pattern: '^[\\w-]{1,60}$', examples: ['accepted'] }),
});
