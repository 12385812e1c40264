import type { FastifyBaseLogger } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { words } from '../text/fold.ts';
import { categoryOf, sourceNames } from './analysis.ts';
import type { AssistantContext } from './context.ts';
import { embeddedAssistant, findAnswer } from './embedded.ts';
import type { OpenAiModel } from './openai.ts';
import { analysisMessages, chatMessages, type Facts } from './prompt.ts';
import type { Analysis, Assistant, Question, Reply, Source } from './types.ts';
import { wholeText } from './whole-text.ts';

/** What the model is given to answer from, and the pages of it. */
async function gather(question: Question, context: AssistantContext): Promise<{ facts: Facts; sources: Source[] }> {
  const { text, lang } = question;
  const [vocabulary, i18n] = await Promise.all([context.vocabulary(), context.i18n(lang)]);
  const [answer, passages, climate] = await Promise.all([
    findAnswer(question, context),
    context.search.find(words(text), lang, vocabulary),
    context.climate(lang),
  ]);
  const sources = [...answer.sources, ...passages.map(({ title, href }) => ({ title, href }))];
  return {
    facts: { found: answer.found ? answer.lines : [], passages, climate, i18n },
    sources: sources.filter(({ href }, at) => sources.findIndex((other) => other.href === href) === at),
  };
}

async function* following(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

async function* after(line: string, pieces: Reply['pieces']): AsyncGenerator<string> {
  yield `${line}\n`;
  yield* pieces;
}

/**
 * The assistant with a language model: it is given what the embedded answerer finds, passages and the records. While the
 * model does not answer, the embedded answerer does, and says so.
 */
export function modelAssistant(model: OpenAiModel, context: AssistantContext, log: FastifyBaseLogger): Assistant {
  const embedded = embeddedAssistant(context);
  const stepIn = (error: unknown, signal: AbortSignal) => {
    if (signal.aborted || !(error instanceof HttpError)) throw error;
    log.warn({ status: error.statusCode }, 'the language model did not answer: the embedded answers stepped in');
  };
  return {
    model: model.name,
    detectLanguage: embedded.detectLanguage,
    async reply(question: Question, signal: AbortSignal, { whole = false } = {}): Promise<Reply> {
      const { facts, sources } = await gather(question, context);
      const pieces = model.complete(chatMessages(question, facts), signal);
      try {
        // Once a piece has been shown it is too late for another answer.
        const first = whole ? { value: await wholeText(pieces) } : await pieces.next();
        return { model: model.name, sources, pieces: following(first, pieces) };
      } catch (error) {
        stepIn(error, signal);
        const found = await embedded.reply(question, signal);
        return { ...found, pieces: after((await context.i18n(question.lang)).t('modelAway'), found.pieces) };
      }
    },
    async analyse(question: Question, signal: AbortSignal): Promise<Analysis> {
      const { facts, sources } = await gather(question, context);
      const { i18n } = facts;
      const category = categoryOf(question.text, await context.vocabulary());
      const names = sourceNames(facts.climate.records, i18n);
      try {
        return {
          title: i18n.t(`analysisTitle.${category}`),
          category,
          analysis: await wholeText(model.complete(analysisMessages(question, facts), signal)),
          sources: [...names, ...new Set(sources.map(({ title }) => title))],
        };
      } catch (error) {
        stepIn(error, signal);
        const found = await embedded.analyse(question, signal);
        return { ...found, analysis: `${i18n.t('modelAway')}\n${found.analysis}` };
      }
    },
  };
}
