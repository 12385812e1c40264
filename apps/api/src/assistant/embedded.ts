import { analyseRecords, categoryOf } from './analysis.ts';
import { answerClimate } from './climate-answers.ts';
import type { AssistantContext } from './context.ts';
import { type Answer, answerBySearch, answerFoundation } from './foundation-answers.ts';
import { trendPlaces } from './history.ts';
import { readIntent } from './intent.ts';
import { messagesIn } from './messages/index.ts';
import { climateSources } from './pages.ts';
import type { Analysis, Assistant, Question, Reply } from './types.ts';

async function* inLines(lines: string[]): AsyncGenerator<string> {
  for (const [at, line] of lines.entries()) yield at === 0 ? line : `\n${line}`;
}

/** An answer, and whether it holds something of the records or the site. */
export interface Finding extends Answer {
  found: boolean;
}

/** Looks for the answer to a question in the records and in the site's content. */
export async function findAnswer({ text, lang }: Question, context: AssistantContext): Promise<Finding> {
  const reading = readIntent(text);
  const { intent } = reading;
  const messages = messagesIn(lang);
  switch (intent.kind) {
    case 'thanks':
    case 'identity':
    case 'speaks':
      return { lines: [messages[intent.kind]], sources: [], found: false };
    case 'foundation':
      return { ...(await answerFoundation(intent, lang, context)), found: true };
    case 'search': {
      const answer = await answerBySearch(intent, lang, context);
      return answer ? { ...answer, found: true } : { lines: [messages[intent.otherwise]], sources: [], found: false };
    }
    default: {
      const lines = await answerClimate(reading, await context.climate(lang), lang, context.store);
      const places = reading.intent.kind === 'trend' ? trendPlaces(reading.places) : reading.places;
      const sources = await climateSources(places, lang, context.content);
      return { lines: lines ?? [messages.unknown], sources, found: true };
    }
  }
}

/**
 * The assistant that needs nothing but the server: it reads a question by tables of words, and answers from the climate
 * records and the site's content. It is no language model: nothing of a question ever comes back in an answer, and the
 * same question on the same data gets the same answer.
 */
export function embeddedAssistant(context: AssistantContext): Assistant {
  const model = 'embedded';
  return {
    model,
    async reply(question: Question): Promise<Reply> {
      const { lines, sources } = await findAnswer(question, context);
      return { model, sources, pieces: inLines(lines) };
    },
    async analyse(question: Question): Promise<Analysis> {
      const category = categoryOf(question.text);
      if (category !== 'other') return analyseRecords(question, category, context);
      // Not about the climate: what the site says of it, or that nothing was found.
      const { lines, sources } = await findAnswer(question, context);
      const title = messagesIn(question.lang).analysisTitles.other;
      return { title, category, analysis: lines.join('\n'), sources: sources.map((source) => source.title) };
    },
  };
}
