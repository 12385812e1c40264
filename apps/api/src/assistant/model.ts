import { words } from '../text/fold.ts';
import { categoryOf, sourceNames } from './analysis.ts';
import type { AssistantContext } from './context.ts';
import { findAnswer } from './embedded.ts';
import { messagesIn } from './messages/index.ts';
import type { OpenAiModel } from './openai.ts';
import { analysisMessages, chatMessages, type Facts } from './prompt.ts';
import type { Analysis, Assistant, Question, Reply, Source } from './types.ts';
import { wholeText } from './whole-text.ts';

/** What the model is given to answer from, and the pages of it. */
async function gather(question: Question, context: AssistantContext): Promise<{ facts: Facts; sources: Source[] }> {
  const { text, lang } = question;
  const [answer, passages, climate] = await Promise.all([
    findAnswer(question, context),
    context.search.find(words(text), lang),
    context.climate(lang),
  ]);
  const sources = [...answer.sources, ...passages.map(({ title, href }) => ({ title, href }))];
  return {
    facts: { found: answer.found ? answer.lines : [], passages, climate },
    sources: sources.filter(({ href }, at) => sources.findIndex((other) => other.href === href) === at),
  };
}

/** The assistant with a language model: it is given what the embedded answerer finds, passages and the records. */
export function modelAssistant(model: OpenAiModel, context: AssistantContext): Assistant {
  return {
    model: model.name,
    async reply(question: Question, signal: AbortSignal): Promise<Reply> {
      const { facts, sources } = await gather(question, context);
      return { sources, pieces: model.complete(chatMessages(question, facts), signal) };
    },
    async analyse(question: Question, signal: AbortSignal): Promise<Analysis> {
      const { facts, sources } = await gather(question, context);
      const category = categoryOf(question.text);
      const names = sourceNames(facts.climate.records, question.lang);
      return {
        title: messagesIn(question.lang).analysisTitles[category],
        category,
        analysis: await wholeText(model.complete(analysisMessages(question, facts), signal)),
        sources: [...names, ...new Set(sources.map(({ title }) => title))],
      };
    },
  };
}
