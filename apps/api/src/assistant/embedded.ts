import { analyseRecords, categoryOf } from './analysis.ts';
import { answerClimate } from './climate-answers.ts';
import type { AssistantContext, ContextFor } from './context.ts';
import { type Answer, answerBySearch, answerFoundation } from './foundation-answers.ts';
import { trendPlaces } from './history.ts';
import { dangerOf, isSettled, type Reading, readIntent } from './intent.ts';
import { climateSources } from './pages.ts';
import type { FoundArticle, Match } from './search.ts';
import type { Assistant } from './types.ts';

/** The coverage from which an article is worth a link after what to do first. */
const RELATED = 0.4;

/** Whether an article answers the question, by the share and number of matching words. */
function isAnswer({ coverage, matched }: Match<FoundArticle>, { intent, terms, has, vague }: Reading): boolean {
  const explains = has('explain') || has('advise');
  switch (intent.kind) {
    case 'explanation':
      // After "Paris weather" loses its weather words, a single match is probably a coincidence.
      if (intent.sought.length === 0 && matched < 2) return false;
      return terms.length > 0 && coverage >= (matched > 1 ? 0.4 : explains ? 0.5 : 0.56);
    case 'foundation':
      if (!vague || matched < 2) return false;
      return explains || terms.length > 1 ? coverage >= 0.65 : coverage >= 0.9 && matched > 2;
    case 'records':
      // No article says whether it is safe to go out or to swim now, or what to do about a danger that
      // no rule knows.
      if (['safety', 'swimming', 'unknown'].includes(intent.subject)) return false;
      if (explains) return coverage >= 0.6;
      // "Where is it raining?" asks only for records, unlike "What is the heat index?".
      return vague && terms.length > 0 && coverage >= 0.6 && matched > 1;
  }
}

/** From records, articles and site content; without sources if none of them has an answer. */
export async function findAnswer(question: string, context: AssistantContext): Promise<Answer> {
  const { vocabulary, search, lang, t } = context;
  const reading = readIntent(question, vocabulary);
  const { intent, places, terms, bare } = reading;
  const words = vocabulary.subjectOf(vocabulary.readable(question));
  const article = await search.article(words, lang, vocabulary);
  const found = article && isAnswer(article, reading) ? article.found : undefined;
  const danger = dangerOf(reading);
  // What to do first comes before everything; the article is for after.
  if (danger) {
    const sources =
      article && article.coverage >= RELATED ? [{ title: article.found.title, href: article.found.href }] : [];
    const also =
      intent.kind === 'records' && intent.also ? await answerFoundation(intent.also, [], context) : undefined;
    return {
      lines: [context.t(`danger.${danger}`), ...(also?.lines ?? [])],
      sources: [...sources, ...(also?.sources ?? [])],
    };
  }
  if (found) return answerByArticle(found, context);
  if (intent.kind === 'foundation') return answerFoundation(intent.topic, terms, context);
  if (intent.kind === 'explanation') {
    const answer = await answerBySearch(intent.sought, bare, context);
    if (answer) return answer;
    return { lines: [t(intent.otherwise)], sources: [], isUnanswered: intent.otherwise === 'unknown' };
  }
  const lines = await answerClimate(intent.subject, reading, await context.climate(), context);
  const sources = await climateSources(intent.subject === 'trend' ? trendPlaces(places) : places, context);
  return { lines, sources };
}

function answerByArticle({ article, href }: FoundArticle, { t }: AssistantContext): Answer {
  const { title, text, sources } = article;
  const named = sources.map(({ name, year }) => `${name} (${year})`).join('; ');
  return { lines: [text, t('articleSources', { sources: named })], sources: [{ title, href }] };
}

/** Needs no other service. Answers depend on question and data, and never repeat the question. */
export function embeddedAssistant(contextFor: ContextFor): Assistant {
  const model = 'embedded';
  return {
    model,
    detectLanguage: async (question) => (await contextFor('en')).vocabulary.detectLanguage(question),
    async reply({ text, lang }) {
      const { lines, ...answer } = await findAnswer(text, await contextFor(lang));
      return { ...answer, model, pieces: [lines.join('\n')] };
    },
    async analyse({ text, lang }) {
      const context = await contextFor(lang);
      const reading = readIntent(text, context.vocabulary);
      const category = categoryOf(reading);
      if (category !== 'other' && !isSettled(reading)) return analyseRecords(category, reading, context);
      // A danger, another time, or not about the climate: as in the chat.
      const { lines, sources } = await findAnswer(text, context);
      const title = context.t(`analysisTitle.${category}`);
      return { title, category, analysis: lines.join('\n'), sources: sources.map((source) => source.title) };
    },
  };
}
