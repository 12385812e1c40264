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
    'weather in Goma in 2999',
    'hottest province in 1800',
    'temperature in Goma in 999',
    'how hot was Goma last May',
    'weather in Goma next May',
    'weather in Goma in May',
    'weather in Goma at the end of the year',
    'Goma temperature Q3',
    'temperature in Goma third quarter',
    'weather in Goma week 32',
    'rain in Goma since Monday',
    'rain in Goma until Friday',
    'weather in Goma over the weekend',
    'weather in Goma this week',
    'weather in Goma in the eighties',
    'temperature in Goma in the 80s',
    'weather in Goma a fortnight ago',
    'temperature in Goma last century',
    'weather in Goma when I was born',
    'weather in Goma the 3rd of March',
    'weather in Goma in ten minutes',
    'rain in Goma before independence',
    'is it always hot in Kinshasa',
    'how often does it rain in Bunia',
    'record temperature in Kinshasa',
    'average temperature in Kindu',
    'which city had the cleanest air in 2001',
    'alerts in Goma for week 12',
    'weather in Bunia in twenty fifty',
    'weather in goma this arvo',
    'weather in Goma this gloaming',
    'temp goma tonite',
    'weather goma tmw',
    'What’s it gonna be like in Goma',
    'Goma rain outlook',
    'is rain likely in Goma',
    'rain in Goma since Tuesday',
    'Has Goma had rain?',
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
    'température à Goma en l’an 3000',
    'météo à Goma au mois de mai',
    'météo à Goma en mai dernier',
    'météo à Goma en fin d’année',
    'température à Goma au troisième trimestre',
    'température à Goma semaine 32',
    'pluie à Goma depuis lundi',
    'météo à Goma cette semaine',
    'météo à Goma dans les années 80',
    'météo à Goma hier soir',
    'météo à Goma avant-hier',
    'météo à Goma dans une heure',
    'météo à Goma dans dix minutes',
    'météo à Goma tout à l’heure',
    'météo à Goma au siècle dernier',
    'température à Goma en dix-neuf cent soixante',
    'pluie à Goma il y a longtemps',
    'pleut-il souvent à Goma ?',
    'température moyenne à Goma',
    'Quel temps ce WE à Goma ?',
    'météo kinshasa ce WE',
    'météo goma we prochain',
    'météo goma cet aprem',
    'météo Goma cette brunante',
    'va y avoir de la pluie à Goma',
    'Goma a eu de la pluie ?',
  ],
  ln: [
    'Météo ya Goma mikolo 3 eleki',
    'Météo ya Goma mikolo misato eleki',
    'Molunge na Kindu bangonga mibale eleki',
    'Mbula ebetaki na Goma na ntongo ya lelo?',
    'Molunge na Goma na sanza ya misato',
    'Météo ya Goma nsima ya mikolo 3',
    'Météo ya Goma mposo eleki',
    'Molunge na Goma na mobu 3000',
    'Molunge na Goma na 1800',
    'Météo ya Goma banda mokolo ya liboso',
    'Météo ya Goma na nsuka ya mobu',
    'Météo ya Goma poso oyo',
    'Mbula na Goma mikolo nyonso',
    'Molunge na Goma ntango ya Mobutu',
    'Météo ya Goma na WE',
    'Météo ya Goma lobi kuna',
    'Mbula na Goma mposo ezoya',
    'Météo ya Goma mwezi oyo',
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
    'Joto la Goma mwaka 2100',
    'Joto la Goma mwaka 800',
    'Hali ya hewa Goma wakati wa mvua',
    'Hali ya hewa Goma juma lililopita',
    'Hali ya hewa Goma karne iliyopita',
    'Hali ya hewa Goma tangu Jumatatu',
    'Hali ya hewa Goma wiki 32',
    'Hali ya hewa Goma robo ya tatu',
    'Joto la Goma nilipozaliwa',
    'Hali ya hewa Goma mwaka elfu mbili',
    'Mvua hunyesha mara ngapi Goma',
    'Mtondo Goma joto',
    'Joto Goma mtondogoo',
    'Hali ya hewa Goma mwisho wa wiki',
    'Mvua Goma magharibi hii',
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
  ['Il a plu à Goma cette nuit ?', 'past'],
  ['A-t-il plu cette nuit à Bukavu ?', 'past'],
  ['Il a fait chaud à Goma cette nuit ?', 'past'],
  ['Quel temps a-t-il fait samedi à Goma ?', 'past'],
  ['pluie à Goma depuis lundi', 'past'],
  ['Did Goma have rain since Tuesday?', 'past'],
  ['Did it rain in Goma on Monday?', 'past'],
  ['Was it hot in Goma this afternoon?', 'past'],
  ['Mbula ebetaki na Goma na butu oyo?', 'past'],
  ['Mvua ilinyesha Goma usiku huu?', 'past'],
  ['Mvua imenyesha Goma Jumatatu?', 'past'],
  ['pluie à Goma cette nuit', 'forecast'],
  ['Il a plu hier, pleuvra-t-il samedi à Goma ?', 'forecast'],
  ['Weather in Goma on Monday', 'forecast'],
  ['Mbula na Goma na butu oyo?', 'forecast'],
  ['Mvua Goma Jumatatu?', 'forecast'],
])('[CHAT-05] the verb tells whether a night or a weekday is gone or to come: %s', (question, subject) => {
  expect(readIntent(question, shippedVocabulary).intent).toEqual({ kind: 'records', subject });
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
  'is it raining in Kinshasa?',
  'PM2.5 in Matadi',
  'air quality in Bukavu for a child of 3 years',
  'is the temperature in Goma above 20 degrees',
  'we are 4 people going to Goma, how is the weather',
  'Fait-il plus de 30 degrés à Kinshasa ?',
  'l’air à Bukavu est-il bon pour un enfant de 3 ans ?',
  'météo du jour à Goma',
  'que se passe-t-il à Goma, il pleut ?',
  'Météo ya Goma mokolo ya lelo',
  'mopepe ya Bukavu ezali malamu mpo na mwana ya mibu 3?',
  'hewa ya Bukavu ni nzuri kwa mtoto wa miaka 3?',
  'hali ya hewa Goma wakati huu',
  'What’s the weather like in Goma these days',
  'Quel temps fait-il à Goma ces jours-ci ?',
  'Météo ya Goma mikolo oyo',
  'Hali ya hewa Goma siku hizi',
  'I’ll be in Goma, is it raining?',
  'weather in Goma for this district',
])('[CHAT-05] a question about the present is answered with it: %s', (question) => {
  expect(readIntent(question, shippedVocabulary).intent).toEqual({ kind: 'records', subject: 'places' });
});

test.each([
  ['top 5 hottest cities', 'hottest'],
  ['the two warmest provinces', 'hottest'],
  ['the hottest 4 provinces', 'hottest'],
  ['les 5 villes les plus froides', 'coldest'],
  ['bituka 5 ya molunge koleka', 'hottest'],
  ['majimbo 5 yenye joto zaidi', 'hottest'],
  ['weather in all 26 provinces', 'country'],
])('[CHAT-05] a number that is no time leaves the question about the present: %s', (question, subject) => {
  expect(readIntent(question, shippedVocabulary).intent).toEqual({ kind: 'records', subject });
});

test('[CHAT-05] a clock time and words of a time that are now are the present', () => {
  const at = (question: string) => readIntent(question, shippedVocabulary, new Date('2026-03-10T12:05:00Z')).intent;
  for (const question of [
    'température à Goma à 14 h',
    'temperature in Goma at 2 pm',
    'weather in Goma now, this March',
  ]) {
    expect.soft(at(question), question).toEqual({ kind: 'records', subject: 'places' });
  }
});
