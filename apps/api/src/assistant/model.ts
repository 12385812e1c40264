import type { FastifyBaseLogger } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { words } from '../text/fold.ts';
import { categoryOf, sourceNames } from './analysis.ts';
import type { AssistantContext, ContextFor } from './context.ts';
import { embeddedAssistant, findAnswer } from './embedded.ts';
import { readIntent } from './intent.ts';
import type { OpenAiModel } from './openai.ts';
import { type Facts, promptMessages } from './prompt.ts';
import { type Assistant, type Reply, type Source, wholeText } from './types.ts';

/** What the model is given to answer from, and the pages of it. */
async function gather(question: string, context: AssistantContext): Promise<{ facts: Facts; sources: Source[] }> {
  const { search, lang, vocabulary } = context;
  const [answer, passages, climate] = await Promise.all([
    findAnswer(question, context),
    search.passages(words(question), lang, vocabulary),
    context.climate(),
  ]);
  const sources = [...answer.sources, ...passages.map(({ title, href }) => ({ title, href }))];
  return {
    facts: { found: answer.found ? answer.lines : [], passages, climate, i18n: context },
    sources: sources.filter(({ href }, at) => sources.findIndex((other) => other.href === href) === at),
  };
}

async function* startingWith(first: string, rest: Reply['pieces']): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/**
 * The assistant with a language model: it is given what the embedded answerer finds, passages and the records. While the
 * model does not answer, the embedded answerer does, and says so.
 */
export function modelAssistant(model: OpenAiModel, contextFor: ContextFor, log: FastifyBaseLogger): Assistant {
  const embedded = embeddedAssistant(contextFor);
  /** @returns what is said before the embedded answer */
  const stepIn = (error: unknown, signal: AbortSignal, { t }: AssistantContext): string => {
    if (signal.aborted || !(error instanceof HttpError)) throw error;
    log.warn({ status: error.statusCode }, 'the language model did not answer: the embedded answers stepped in');
    return `${t('modelAway')}\n`;
  };
  return {
    model: model.name,
    detectLanguage: embedded.detectLanguage,
    async reply(question, signal, { whole = false } = {}) {
      const context = await contextFor(question.lang);
      const { facts, sources } = await gather(question.text, context);
      const pieces = model.complete(promptMessages(question.text, 'chat', facts), signal);
      try {
        // Once a piece has been shown it is too late for another answer.
        const first = whole ? await wholeText(pieces) : (await pieces.next()).value;
        return { model: model.name, sources, pieces: startingWith(first ?? '', pieces) };
      } catch (error) {
        const note = stepIn(error, signal, context);
        const found = await embedded.reply(question, signal);
        return { ...found, pieces: startingWith(note, found.pieces) };
      }
    },
    async analyse(question, signal) {
      const context = await contextFor(question.lang);
      const { facts, sources } = await gather(question.text, context);
      try {
        const category = categoryOf(readIntent(question.text, context.vocabulary));
        return {
          title: context.t(`analysisTitle.${category}`),
          category,
          analysis: await wholeText(model.complete(promptMessages(question.text, 'report', facts), signal)),
          sources: [...sourceNames(facts.climate.records, context), ...new Set(sources.map(({ title }) => title))],
        };
      } catch (error) {
        const note = stepIn(error, signal, context);
        const found = await embedded.analyse(question, signal);
        return { ...found, analysis: `${note}${found.analysis}` };
      }
    },
  };
}
