import { describe, expect, test } from 'vitest';
import { dangerOf, readIntent } from '../src/assistant/intent.ts';
import type { Lang } from '../src/text/languages.ts';
import { shippedVocabulary } from './support/assistant.ts';

/** Answered with a record of that time, or with what there is instead; `present` is wrong for all. */
const ofOtherTimes = ['forecast', 'past', 'projection', 'sum', 'trend', 'usual', 'yesterday'];

const otherTimes: Record<Lang, string[]> = {
  en: [
    'How was the weather in Goma a week ago',
    'temperature in Kindu two hours ago',
    'Was it raining in Goma this morning?',
    'How hot was it in Goma last Tuesday',
    'How was the weather in Goma the other day',
    'rain in Goma last weekend',
    'Weather in Goma in the 1990s',
    'How was the air in Goma when I was a child',
    'Temperature in Goma on 3 March',
    'temperature goma 12 november',
    'What was the temperature in Kindu in January',
    'Weather in Goma at Christmas',
    'Weather in Goma in 3 days',
    'Weather in Goma in two weeks',
    'What about the weather in Goma later',
    'Goma weather this weekend',
    'weather in goma tmr',
  ],
  fr: [
    'Temps à Goma il y a 3 jours',
    'Quel temps faisait-il il y a trois jours à Kindu',
    'il y a deux semaines à Goma, il pleuvait ?',
    'Température à Kindu il y a deux heures',
    'Température à Kindu il y a quelques jours',
    'Température à Goma ce matin',
    'Quel temps faisait-il mardi dernier à Goma',
    'météo à Goma le week-end dernier',
    'Quel temps l’autre jour à Goma',
    'météo à Goma dans les années 90',
    'Température à Goma le 3 mars',
    'Température à Goma à Noël',
    'météo à Goma dans 3 jours',
    'météo à Goma dans deux semaines',
    'météo à Goma ce week-end',
  ],
  ln: [
    'Météo ya Goma mikolo 3 eleki',
    'Météo ya Goma mikolo misato eleki',
    'Molunge na Kindu bangonga mibale eleki',
    'Mbula ebetaki na Goma na ntongo ya lelo?',
    'Molunge na Goma na sanza ya misato',
    'Météo ya Goma nsima ya mikolo 3',
  ],
  sw: [
    'Hali ya hewa Goma siku 3 zilizopita',
    'Hali ya hewa Goma wiki mbili zilizopita',
    'Joto Kindu saa mbili zilizopita',
    'Je, asubuhi hii mvua ilinyesha Goma?',
    'Hali ya hewa Goma Jumanne iliyopita',
    'Joto Goma miaka ya 90',
    'Joto Goma tarehe 3 Machi',
    'Hali ya hewa Goma baada ya siku 3',
    'Hali ya hewa Goma siku 3 zijazo',
    'Hali ya hewa Goma wikendi hii',
    'Joto la Goma litakuwaje',
  ],
};

const dangers: Record<Lang, [string, string][]> = {
  en: [
    ['flood', 'The river has come into our house'],
    ['flood', 'Water is in our house'],
    ['flood', 'Our street is under water'],
    ['flood', 'The water is up to my knees'],
    ['heat', 'My father collapsed from the heat'],
    ['heat', 'How do I survive this heat in Kinshasa'],
  ],
  fr: [
    ['flood', 'La rivière est entrée dans notre maison'],
    ['flood', 'La maison est pleine d’eau'],
    ['flood', 'La rue est sous l’eau'],
    ['heat', 'Mon père s’est évanoui, il faisait chaud'],
    ['heat', 'La chaleur nous tue'],
  ],
  ln: [
    ['flood', 'Ebale ekoti na ndako'],
    ['heat', 'Moto makasi ezali kobomi ngai'],
    ['heat', 'Molunge makasi ezali koboma ngai'],
  ],
  sw: [
    ['flood', 'Nyumba yetu imejaa maji'],
    ['flood', 'Mto umeingia nyumbani'],
    ['heat', 'Baba amezimia kwa joto'],
    ['heat', 'Joto kali linaniua'],
    ['heat', 'Joto kali linanizidi'],
  ],
};

describe.each(Object.keys(otherTimes) as Lang[])('a question in %s', (lang) => {
  test.each(otherTimes[lang])('[CHAT-05] about another time is not answered with the present: %s', (question) => {
    const { intent } = readIntent(question, shippedVocabulary);
    expect(ofOtherTimes).toContain(intent.kind === 'records' ? intent.subject : intent.kind);
  });

  test.each(dangers[lang])('[CHAT-04] about a %s is answered with what to do: %s', (danger, question) => {
    expect(dangerOf(readIntent(question, shippedVocabulary))).toBe(danger);
  });
});

test.each([
  'Weather in Goma now',
  'Is it raining in Goma?',
  'Quel temps fait-il à Goma ?',
  'Y a-t-il de la pluie à Goma ?',
  'Il y a du vent à Matadi ?',
  'Météo ya Goma lelo',
  'Hali ya hewa Goma leo',
  'Hali ya hewa Goma sasa hivi',
])('[CHAT-05] a question about the present is answered with it: %s', (question) => {
  expect(readIntent(question, shippedVocabulary).intent).toEqual({ kind: 'records', subject: 'places' });
});
