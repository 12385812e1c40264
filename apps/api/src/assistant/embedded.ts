import { analyseRecords, categoryOf } from './analysis.ts';
import type { FoundArticle } from './articles.ts';
import { answerClimate } from './climate-answers.ts';
import type { AssistantContext } from './context.ts';
import { type Answer, answerBySearch, answerFoundation } from './foundation-answers.ts';
import { trendPlaces } from './history.ts';
import { type Intent, type Reading, readIntent } from './intent.ts';
import { climateSources } from './pages.ts';
import type { I18n } from './translate.ts';
import type { Analysis, Assistant, Question, Reply } from './types.ts';

/** An answer, and whether it holds something of the records or the site. */
export interface Finding extends Answer {
  found: boolean;
}

/** Questions about the country or the time that an article may mean too. */
const vagueKinds: readonly Intent['kind'][] = ['air', 'alerts', 'country', 'forecast', 'rain', 'source'];

/** Whether an article is the answer: the more of the question it has, the surer. */
function answers({ coverage, matched }: FoundArticle, { intent, terms, explains }: Reading): boolean {
  switch (intent.kind) {
    case 'thanks':
    case 'identity':
    case 'speaks':
      return false;
    case 'search':
      // "Paris weather": where words of the weather are left out, one that an article has may mean something else.
      if (intent.terms.length === 0 && matched < 2) return false;
      return terms.length > 0 && coverage >= (explains ? 0.5 : 0.6);
    case 'foundation':
      return (explains || terms.length > 1) && coverage >= 0.75 && matched > 1;
    default:
      if (explains) return coverage >= 0.6;
      // Every word of "Where is it raining?" is about the records; of "What is the heat index?" not.
      return vagueKinds.includes(intent.kind) && terms.length > 0 && coverage >= 0.7 && matched > 1;
  }
}

/** Looks for the answer to a question in the records, in the articles and in the site's content. */
export async function findAnswer({ text, lang }: Question, context: AssistantContext): Promise<Finding> {
  const [vocabulary, i18n] = await Promise.all([context.vocabulary(), context.i18n(lang)]);
  const reading = readIntent(text, vocabulary);
  const article = await context.articles.find(vocabulary.readable(text), lang, vocabulary);
  if (article && answers(article, reading)) return { ...answerByArticle(article, i18n), found: true };
  const { intent } = reading;
  switch (intent.kind) {
    case 'thanks':
    case 'identity':
    case 'speaks':
      return { lines: [i18n.t(intent.kind)], sources: [], found: false };
    case 'foundation':
      return { ...(await answerFoundation(intent, i18n, context)), found: true };
    case 'search': {
      const answer = await answerBySearch(intent, i18n, context);
      return answer ? { ...answer, found: true } : { lines: [i18n.t(intent.otherwise)], sources: [], found: false };
    }
    default: {
      const lines = await answerClimate(reading, await context.climate(lang), i18n, context.store);
      const places = intent.kind === 'trend' ? trendPlaces(reading.places) : reading.places;
      const sources = await climateSources(places, i18n, context.content);
      return { lines: lines ?? [i18n.t('unknown')], sources, found: true };
    }
  }
}

function answerByArticle({ article, href }: FoundArticle, i18n: I18n): Answer {
  const { title, text, sources } = article;
  const named = sources.map(({ name, year }) => `${name} (${year})`).join('; ');
  return { lines: [text, i18n.t('articleSources', { sources: named })], sources: [{ title, href }] };
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
    detectLanguage: async (question) => (await context.vocabulary()).detectLanguage(question),
    async reply(question: Question): Promise<Reply> {
      const { lines, sources } = await findAnswer(question, context);
      return { model, sources, pieces: [lines.join('\n')] };
    },
    async analyse(question: Question): Promise<Analysis> {
      const [vocabulary, i18n] = await Promise.all([context.vocabulary(), context.i18n(question.lang)]);
      const category = categoryOf(question.text, vocabulary);
      if (category !== 'other') return analyseRecords(question, category, context);
      // Not about the climate: what the site says of it, or that nothing was found.
      const { lines, sources } = await findAnswer(question, context);
      const title = i18n.t('analysisTitle.other');
      return { title, category, analysis: lines.join('\n'), sources: sources.map((source) => source.title) };
    },
  };
}
