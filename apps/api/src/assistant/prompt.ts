import { describeAlerts } from './climate-answers.ts';
import { describeRecord, notesOn } from './climate-texts.ts';
import type { ClimateFacts } from './context.ts';
import type { ChatMessage } from './openai.ts';
import type { Passage } from './passages.ts';
import prompt from './prompt.json' with { type: 'json' };
import type { I18n } from './translate.ts';

/** What a language model may answer from. */
export interface Facts {
  /** What the embedded answerer found, in lines. */
  found: string[];
  passages: Passage[];
  climate: ClimateFacts;
  i18n: I18n;
}

/** What a language model is asked: the rules and the facts in one message, the visitor's words in another. */
export function promptMessages(
  text: string,
  task: keyof typeof prompt.tasks,
  { found, passages, climate, i18n }: Facts,
): ChatMessage[] {
  const { records } = climate;
  const sections = {
    FOUND: found,
    PASSAGES: passages.map(({ title, text: quoted, href }) => `- [${href}] ${title}: ${quoted}`),
    RECORDS: records.map((record) => `- ${describeRecord(record, i18n)}`),
    ALERTS: describeAlerts([], climate, i18n),
    NOTES: notesOn(records, i18n),
  };
  const facts = Object.entries(sections).map(([title, lines]) => `${title}\n${lines.join('\n') || '(none)'}`);
  const instructions = [...prompt.rules, `${prompt.tasks[task]} Write in ${prompt.languages[i18n.lang]}.`];
  return [
    { role: 'system', content: [instructions.join('\n'), ...facts].join('\n\n') },
    { role: 'user', content: text },
  ];
}
