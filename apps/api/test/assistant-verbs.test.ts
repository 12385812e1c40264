import { describe, expect, test } from 'vitest';
import { readIntent } from '../src/assistant/intent.ts';
import type { Lang } from '../src/text/languages.ts';
import { shippedVocabulary } from './support/assistant.ts';

const subjectOf = (question: string) => {
  const { intent } = readIntent(question, shippedVocabulary);
  return intent.kind === 'records' ? intent.subject : intent.kind;
};

/** Questions whose time only the verb tells: what is to come, what was, what usually is. */
const questions: Record<Lang, [string, string][]> = {
  en: [
    ['forecast', 'will the wind drop in Kalemie'],
    ['forecast', 'is the rain about to stop in Kindu'],
    ['forecast', 'is it going to start raining in Kindu'],
    ['forecast', 'the rain will end when, in Goma?'],
    ['forecast', 'wont it rain in Goma'],
    ['forecast', 'can it rain in Goma'],
    ['forecast', 'is the rain going away from Goma'],
    ['past', 'what had the temperature been in Goma'],
    ['usual', 'how warm does Bukavu become'],
    ['usual', 'how hot can Kinshasa get'],
    ['usual', 'how hot could it get in Kinshasa'],
  ],
  fr: [
    ['forecast', 'la pluie commencera à quelle heure à Bunia'],
    ['forecast', 'le vent soufflera-t-il à Kalemie'],
    ['forecast', 'il neigera à Goma ?'],
    ['forecast', 'la chaleur durera longtemps à Kinshasa ?'],
    ['forecast', 'la température baissera à Bukavu ?'],
    ['forecast', 'les orages éclateront à Kindu ?'],
    ['forecast', 'est-ce que la pluie va passer à Goma'],
    ['forecast', 'le vent va-t-il souffler à Kalemie'],
    ['forecast', 'les nuages vont se lever à Bukavu ?'],
    ['past', 'pleuvait-il à Matadi'],
    ['past', 'il gelait à Goma ?'],
    ['past', 'la pluie tombait à Bunia ?'],
    ['past', 'les vents soufflaient fort à Kalemie ?'],
  ],
  ln: [
    ['forecast', 'molunge ekobuta na Kinshasa?'],
    ['forecast', 'mopepe ekopepa makasi na Kalemie?'],
    ['forecast', 'mbula ekoki kobeta na Goma?'],
    ['past', 'mopepe epepaki makasi na Kalemie?'],
    ['past', 'mbula ebandaki na Kindu?'],
    ['usual', 'mbula ekweaka mingi na Goma?'],
  ],
  sw: [
    ['forecast', 'upepo utapungua Kalemie?'],
    ['forecast', 'joto litapanda Kinshasa?'],
    ['forecast', 'mvua haitanyesha Goma?'],
    ['forecast', 'nitakapofika Bukavu kuna baridi?'],
    ['forecast', 'mvua inaweza kunyesha Goma?'],
    ['past', 'mvua ilikuja Bunia?'],
    ['past', 'upepo ulipiga sana Kalemie?'],
    ['past', 'mvua haikunyesha Goma?'],
    ['usual', 'joto hupanda Kinshasa?'],
  ],
};

describe.each(Object.keys(questions) as Lang[])('the verb of a question in %s', (lang) => {
  test.each(questions[lang])('[CHAT-05] tells its time, %s: %s', (subject, question) => {
    expect(subjectOf(question)).toBe(subject);
  });
});

/** Words that look like such verbs, and verbs of the present. */
test.each([
  'Fait-il chaud près de l’opéra de Kinshasa ?',
  'le parc a-t-il une caméra, quel temps fait-il à Goma',
  'on connaît la température à Goma ?',
  'pourrait-on avoir la météo de Goma',
  'Nakoki koyeba météo ya Goma?',
  'météo ya Goma ekoki koyebana?',
  'hali ya hewa iliyopo Goma',
  'hali ya hewa ilivyo Goma',
  'quel temps fait-il à Goma, on va marcher',
  'peux-tu me donner la température à Goma',
  'could I get the temperature for Kindu',
  'kitabu cha hali ya hewa Goma',
  'joto katika vilima vya Goma',
])('[CHAT-05] a word that only looks like one leaves the question about the present: %s', (question) => {
  expect(subjectOf(question)).toBe('places');
});
