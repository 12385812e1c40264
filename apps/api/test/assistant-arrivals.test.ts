import { describe, expect, test } from 'vitest';
import { dangerOf, readIntent } from '../src/assistant/intent.ts';
import type { Lang } from '../src/text/languages.ts';
import { shippedVocabulary } from './support/assistant.ts';

const subjectOf = (question: string) => {
  const { intent } = readIntent(question, shippedVocabulary);
  return intent.kind === 'records' ? intent.subject : intent.kind;
};

/** Questions when something comes, about what comes, and about the time when the visitor comes. */
const questions: Record<Lang, string[]> = {
  en: [
    'when does the rain start',
    'when does the rain stop in Goma',
    'when is the next storm',
    'when is it hot in Kinshasa',
    'when I arrive, will it rain',
    'when I get to Bukavu, is it cold',
    'when we land in Kindu, how hot is it',
    'once we arrive in Kindu, how hot is it',
    'weather in Goma on arrival',
    'rain arriving in Goma?',
    'is a cold front approaching Kolwezi',
    'is the heat on its way to Matadi',
  ],
  fr: [
    'quand commence la pluie',
    'quand la pluie s’arrête-t-elle à Goma',
    'quand il pleut à Goma, fait-il froid ?',
    'quand j’arrive à Goma, fait-il froid ?',
    'à mon arrivée à Goma, il pleut ?',
    'une fois arrivé à Kindu, fait-il chaud ?',
    'la pluie arrive à Goma ?',
    'la pluie approche-t-elle de Matadi',
    'la chaleur arrive-t-elle à Boma ?',
  ],
  ln: [
    'mbula ebandi ntango nini na Goma',
    'mbula ezali koya',
    'mbula ezoya na Goma?',
    'mbula ezali kopusana na Matadi',
    'ntango nakokoma na Goma, molunge ezali?',
    'soki nakomi na Bukavu, malili ezali?',
  ],
  sw: [
    'mvua inaanza lini Goma',
    'mvua inakuja',
    'mvua inakuja Goma?',
    'mvua inakaribia Matadi',
    'nikifika Bukavu kuna baridi?',
    'tutakapofika Goma mvua itanyesha?',
    'baridi inakuja Goma?',
  ],
};

describe.each(Object.keys(questions) as Lang[])('a question in %s', (lang) => {
  test.each(questions[lang])('[CHAT-05] about what is coming is not answered with the present: %s', (question) => {
    expect(subjectOf(question)).toBe('forecast');
  });
});

test.each([
  ['is it raining here in Goma', 'places'],
  ['has the rain arrived in Goma', 'places'],
  ['I arrived in Goma, is it raining?', 'places'],
  ['I will be here in Goma, is it raining?', 'places'],
  ['je suis arrivé à Goma, est-ce qu’il pleut ?', 'places'],
  ['nakomi na Goma, mbula ezali kobeta?', 'places'],
  ['nimefika Goma, mvua inanyesha?', 'places'],
  ['mvua imeanza Goma?', 'places'],
  ['when did it rain in Goma', 'past'],
  ['when was it hot in Goma', 'past'],
  ['quand a-t-il plu à Goma', 'past'],
  ['when do the courses start', 'foundation'],
  ['quand commencent les cours', 'foundation'],
  ['when was the foundation created', 'foundation'],
  ['kozi zitaanza lini', 'foundation'],
  ['bokobanda mateya ntango nini', 'foundation'],
])('[CHAT-05] a question about what has come, or about something else, stays as it is: %s', (question, subject) => {
  expect(subjectOf(question)).toBe(subject);
});

test('[CHAT-04] a storm that comes is a danger', () => {
  for (const question of ['a storm is coming to Goma', 'la tempête approche', 'dhoruba inakuja Goma']) {
    expect.soft(dangerOf(readIntent(question, shippedVocabulary)), question).toBe('lightning');
  }
});
