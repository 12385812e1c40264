import type { FastifyBaseLogger } from 'fastify';
import { HttpError } from '../../http/problems/problem.ts';
import { words } from '../../text/fold.ts';
import { categoryOf, sourceNames } from '../analysis.ts';
import { describeAlerts } from '../climate-answers.ts';
import { describeRecord, notesOn } from '../climate-texts.ts';
import type { AssistantContext, ContextFor } from '../context.ts';
import { embeddedAssistant, findAnswer } from '../embedded.ts';
import { isSettled, readIntent } from '../intent.ts';
import { type Assistant, type Reply, wholeText } from '../types.ts';
import type { ChatMessage, OpenAiModel } from './openai.ts';
import prompt from './prompt.json' with { type: 'json' };

/** Rules and facts are in one message, the visitor's words in another. */
async function prepare(question: string, task: keyof typeof prompt.tasks, context: AssistantContext) {
  const { search, lang, vocabulary } = context;
  const [answer, passages, climate] = await Promise.all([
    findAnswer(question, context),
    search.passages(words(question), lang, vocabulary),
    context.climate(),
  ]);
  const { records } = climate;
  const sections = {
    FOUND: answer.sources.length > 0 ? answer.lines : [],
    PASSAGES: passages.map(
      ({ title, text, href, sample }) => `- [${href}]${sample ? ' EXAMPLE' : ''} ${title}: ${text}`,
    ),
    RECORDS: records.map((record) => `- ${describeRecord(record, context)}`),
    ALERTS: describeAlerts([], climate, context),
    NOTES: notesOn(records, context),
  };
  const facts = Object.entries(sections).map(([title, lines]) => `${title}\n${lines.join('\n') || '(none)'}`);
  const rules = [...prompt.rules, `${prompt.tasks[task]} Write in ${prompt.languages[lang]}.`].join('\n');
  const messages: ChatMessage[] = [
    { role: 'system', content: [rules, ...facts].join('\n\n') },
    { role: 'user', content: question },
  ];
  const all = [...answer.sources, ...passages.map(({ title, href }) => ({ title, href }))];
  const sources = all.filter(({ href }, at) => all.findIndex((other) => other.href === href) === at);
  return { messages, sources, records, isUnanswered: answer.isUnanswered === true && sources.length === 0 };
}

async function* startingWith(first: string, rest: Reply['pieces']): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** Answers with a language model. If it fails, the embedded assistant answers and says so. */
export function modelAssistant(model: OpenAiModel, contextFor: ContextFor, log: FastifyBaseLogger): Assistant {
  const embedded = embeddedAssistant(contextFor);
  /** @returns the sentence before the embedded assistant's answer */
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
      if (isSettled(readIntent(question.text, context.vocabulary))) return embedded.reply(question, signal);
      const { messages, sources, isUnanswered } = await prepare(question.text, 'chat', context);
      const pieces = model.complete(messages, signal);
      try {
        // After the first piece has been shown, the answer cannot be replaced.
        const first = whole ? await wholeText(pieces) : (await pieces.next()).value;
        return { model: model.name, sources, isUnanswered, pieces: startingWith(first ?? '', pieces) };
      } catch (error) {
        const note = stepIn(error, signal, context);
        const found = await embedded.reply(question, signal);
        return { ...found, pieces: startingWith(note, found.pieces) };
      }
    },
    async analyse(question, signal) {
      const context = await contextFor(question.lang);
      if (isSettled(readIntent(question.text, context.vocabulary))) return embedded.analyse(question, signal);
      const { messages, sources, records } = await prepare(question.text, 'report', context);
      try {
        const category = categoryOf(readIntent(question.text, context.vocabulary));
        return {
          title: context.t(`analysisTitle.${category}`),
          category,
          analysis: await wholeText(model.complete(messages, signal)),
          sources: [...sourceNames(records, context), ...new Set(sources.map(({ title }) => title))],
        };
      } catch (error) {
        const note = stepIn(error, signal, context);
        const found = await embedded.analyse(question, signal);
        return { ...found, analysis: `${note}${found.analysis}` };
      }
    },
  };
}
