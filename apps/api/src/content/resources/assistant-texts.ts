import shipped from '../../../content/assistant/texts.json' with { type: 'json' };
import { localised, strictObject } from '../../http/schemas.ts';

/** A sentence that the file of this version has. */
export type AssistantTextKey = keyof typeof shipped;

export const isAssistantTextKey = (key: string): key is AssistantTextKey => Object.hasOwn(shipped, key);

const sentence = localised(700, { examples: ['Records of {time}.'] });

/** The assistant's sentences, as ICU messages. Staff may change all of them, and leave out none. */
export const assistantTexts = {
  path: '/assistant/texts',
  answer: strictObject(Object.fromEntries(Object.keys(shipped).map((key) => [key, sentence]))),
} as const;
