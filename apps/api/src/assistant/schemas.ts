import { Type } from 'typebox';
import { LangQuery, oneOf, ref, siteAddress, strictObject } from '../http/schemas.ts';
import { filled } from '../http/validation/text.ts';

const question = (example: string, what: string) =>
  Type.String({
    ...filled,
    maxLength: 2_000,
    pattern: '^[^\\u0000]*$',
    description: `${what}, not blank. It is neither stored nor logged.`,
    examples: [example],
  });

const identifier = (example: string, description: string) =>
  Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w.:-]+$', description, examples: [example] });

const { lang } = LangQuery.properties;

export const ChatRequest = strictObject(
  {
    user_id: identifier('web_user', 'The website sends the same for everyone. It is not used and not kept.'),
    session_id: identifier('default_session', 'The website sends the same for everyone. It is not used and not kept.'),
    message: question('What is the weather in Goma?', 'What the visitor asks'),
    lang,
  },
  { $id: 'ChatRequest', description: 'A question; without `lang` it is answered in the language it is written in' },
);

export const ChatSource = strictObject(
  { title: Type.String({ examples: ['Climate data: Nord-Kivu'] }), href: siteAddress('/data?province=CD-NK') },
  {
    $id: 'ChatSource',
    description:
      'A page of the site that an answer is based on: for the weather of few places, the records of their provinces',
  },
);

export const AssistantInfo = strictObject(
  {
    model: Type.String({
      description: '`embedded` (a search in the records and the site, no language model) or a model’s name',
      examples: ['embedded'],
    }),
  },
  { $id: 'AssistantInfo', description: 'Who answers questions, as long as nothing fails' },
);

export const ChatAnswer = strictObject(
  {
    chat_id: Type.String({ format: 'uuid', examples: ['5f0d2c8e-4f0e-4c38-9d5c-3f1a1f1e7a10'] }),
    response: Type.String({
      description: 'Plain text; lines are separated by a line feed',
      examples: ['Goma (Nord-Kivu), 21 November 2026, 13:00 (Kinshasa time): 21.4 °C, partly cloudy, humidity 78%.'],
    }),
    sources: Type.Array(ref(ChatSource), { maxItems: 8 }),
    model: Type.String({
      description:
        'Who answered: `embedded` (a search in the records and the site, no language model) or a model’s name. While the model does not answer the embedded search does, and says so',
      examples: ['embedded'],
    }),
    language: { ...lang, description: 'Language of the answer' },
  },
  { $id: 'ChatAnswer' },
);

export const AnalysisRequest = strictObject(
  { query: question('Which provinces have the worst air?', 'What is to be analysed'), lang },
  { $id: 'AnalysisRequest', description: 'A question; without `lang` it is answered in the language it is written in' },
);

export const AnalysisReport = strictObject(
  {
    id: Type.String({ format: 'uuid', examples: ['0b7e9a34-66c1-4d0c-9a43-3f4f5a0c5c11'] }),
    title: Type.String({ examples: ['Climate analysis'] }),
    category: oneOf(['trend', 'prediction', 'recommendation', 'alert', 'analysis', 'other'], {
      examples: ['analysis'],
    }),
    timestamp: Type.String({ format: 'date-time', examples: ['2026-11-21T12:04:31.000Z'] }),
    analysis: Type.String({
      description: 'Plain text; lines are separated by a line feed',
      examples: ['Provincial capitals with the worst air:\n1. Lubumbashi (Haut-Katanga): air quality index 132'],
    }),
    sources: Type.Array(Type.String({ examples: ['Open-Meteo, records of 21 November 2026, 13:00 (Kinshasa time)'] }), {
      maxItems: 12,
    }),
  },
  { $id: 'AnalysisReport', description: 'A report on the climate records. It is made when asked, and not kept' },
);
