import { describe, expect, test } from 'vitest';
import { readIntent } from '../src/assistant/intent.ts';
import type { Lang } from '../src/text/languages.ts';
import { shippedVocabulary } from './support/assistant.ts';

/** Tuesday, 8:00 in Goma and 7:00 in Kinshasa. */
const morning = new Date('2026-03-10T06:00:00Z');

const subjectOf = (question: string, now = morning) => {
  const { intent } = readIntent(question, shippedVocabulary, now);
  return intent.kind === 'records' ? intent.subject : intent.kind;
};

/** Answered with a record of that time, or with what there is instead; the present is wrong for all. */
const ofOtherTimes = ['forecast', 'past', 'projection', 'sum', 'trend', 'usual', 'yesterday'];

const otherTimes: Record<Lang, string[]> = {
  en: [
    'weather in Goma last nite',
    'rain in Goma lastnight',
    'weather Goma yday',
    'weather Goma nxt wk',
    'weather Goma lst wk',
    'weather in Goma prev day',
    'weather in Goma eod',
    'weather in Goma at sunup',
    'weather in Goma supper time',
    'max temperature Kinshasa',
    'minimum temperature Kinshasa',
    'coldest it gets in Goma',
    'total rain in Goma',
    'is a cyclone coming',
    'alerts tomorrow',
    'alerts next week',
    'alerts yesterday',
    'weather in Goma at 5 pm',
    'weather in Goma at 5pm',
    'weather in Goma at 17:00',
    'Goma weather 17:30',
    'rain in Goma at noon',
    'rain in Goma by midnight',
    'temperature in Goma at dawn',
    'is it cold in Goma at night?',
    'wind in Kalemie in the evening',
    'temperature in Kindu at five o’clock in the afternoon',
    'how hot is Kinshasa around midday',
    'which province is the hottest at 3 p.m.?',
    'weather in Goma 3/3/2026',
    'weather in Goma on 03.03.2026',
    'weather in Goma 2026-12-25',
    'rain in Goma 25/12',
    'temperature in Goma on the 12th',
    'Goma in January',
    'which province is the hottest in July?',
    'hottest month in Kinshasa',
    'rain in Goma in the dry season',
    'what is the coolest time of year in Bukavu',
    'rain in Goma at Easter',
    'weather in Goma on New Year’s Eve',
    'weather in Kindu three days before',
    'rain in Kindu five hours earlier',
    'weather in Kindu two days from now',
    'weather in Kindu within three hours',
    'weather in Kindu over the next two days',
    'rain in Kindu half an hour ago',
    'Did it rain in Goma?',
    'Was it hot in Goma?',
    'Will Goma be hot?',
    'temperature in Kindu in two hours ago',
    'weather Goma Aug 15',
    'hottest time of day in Kinshasa',
    'is rain coming to Goma',
    'why is it so cold in Kindu at night',
  ],
  fr: [
    'météo à Goma prochainement',
    'météo à Goma le surlendemain',
    'météo à Goma au réveil',
    'météo à Goma au coucher',
    'température minimale à Goma',
    'température maximale à Kinshasa',
    'pluie totale à Mbandaka',
    'alertes demain',
    'alertes la semaine dernière',
    'météo à Goma à 17 h',
    'météo à Goma à 17h30',
    'météo à Goma vers dix-sept heures',
    'pluie à Goma à midi',
    'pluie à Goma à minuit',
    'température à Kindu à l’aube',
    'il fait froid à Goma la nuit ?',
    'température à Kinshasa l’après-midi',
    'vent à Kalemie dans la soirée',
    'météo à Goma le 3/3/2026',
    'pluie à Goma le 25',
    'pluie à Goma au réveillon',
    'pluie à Goma à Pâques',
    'température à Goma le jour de l’an',
    'pluie en saison sèche à Kolwezi',
    'pluie en saison des pluies à Goma',
    'mois le plus chaud à Kinshasa',
    'quel mois pleut-il à Goma ?',
    'quelle province est la plus chaude en juillet ?',
    'météo à Kindu trois jours plus tôt',
    'météo à Kindu voilà deux semaines',
    'pluie à Kindu d’ici trois jours',
    'pluie à Kindu les deux prochaines heures',
    'A-t-il plu à Goma ?',
    'Quel temps faisait-il à Goma ?',
    'météo à Goma d’ici une heure',
    'il pleut le soir à Bunia ?',
    'quelle province était la plus chaude',
  ],
  ln: [
    'mbula na Goma mbula eleki',
    'molunge na Kinshasa mbula eleki',
    'mbula na Goma nsimansima',
    'likebisi lobi',
    'météo ya Goma na 17 h',
    'météo ya Goma na ngonga ya mitano',
    'mbula na Goma na midi',
    'mbula na Goma na nzanga',
    'molunge na Goma na tongo',
    'molunge na Goma na butu',
    'météo ya Goma 3/3/2026',
    'mbula na Goma na Noele',
    'mbula na Goma na eleko ya mbula',
    'mbula na Goma na ntango ya elanga',
    'mikolo misato liboso, mbula ebetaki na Kindu?',
    'liboso ya mikolo misato, météo ya Kindu',
    'baposo mibale eleki, molunge na Kindu',
    'météo ya Kindu nsima ya mikolo misato',
    'météo ya Kindu mikolo misato ekoya',
    'Mbula ebetaki na Goma?',
    'Molunge ezalaki boni na Goma?',
    'météo ya Goma banda mikolo mitano',
    'météo ya Bunia mokolo ya mibale',
  ],
  sw: [
    'mvua Goma majuzi',
    'joto Goma juzijuzi',
    'mvua Goma muda si mrefu',
    'mvua Goma baadaye',
    'joto la juu zaidi Kinshasa',
    'joto la chini Goma',
    'tahadhari kesho',
    'mvua Goma saa sita',
    'mvua Goma saa kumi na moja jioni',
    'hali ya hewa Goma saa 11',
    'joto la Goma asubuhi',
    'joto la Goma mchana wa leo',
    'joto la Goma alfajiri',
    'mvua Goma usiku wa manane',
    'mvua Goma usiku',
    'hali ya hewa Goma 3/3/2026',
    'hali ya hewa Goma tarehe 12',
    'mvua Goma Krismasi',
    'mvua Goma msimu wa mvua',
    'mvua Goma wakati wa kiangazi',
    'mwezi wenye joto zaidi Kinshasa',
    'hali ya hewa Kindu siku tatu nyuma',
    'mvua Kindu kabla ya siku tatu',
    'mvua Kindu baada ya siku mbili',
    'mvua Kindu ndani ya saa mbili',
    'Mvua ilinyesha Goma?',
    'Joto lilikuwa kiasi gani Goma?',
    'mvua itaanza lini Goma',
    'hali ya hewa Goma saa tatu zijazo',
  ],
};

describe.each(Object.keys(otherTimes) as Lang[])('a question in %s', (lang) => {
  test.each(otherTimes[lang])(
    '[CHAT-05] about another hour, date or season is not answered with the present: %s',
    (question) => {
      expect(ofOtherTimes).toContain(subjectOf(question));
    },
  );
});

test.each([
  'weather in Goma now, this is for the evening news',
  'weather in Goma at 8 am',
  'weather in Goma at 8:00',
  'weather in Goma 10/3/2026',
  'météo à Goma à 8 h',
  'météo à Kinshasa à 7h15',
  'Météo ya Goma na 8 h',
  'hali ya hewa Goma saa mbili asubuhi',
  'hali ya hewa Goma saa mbili',
  'température à Goma en ce moment, ce 10 mars',
  'please tell me the temperature in Goma, I will be travelling today',
  'je suis à Matadi, fait-il chaud ici ?',
  'température à Goma à trois degrés près',
  'Good morning, weather in Goma please',
  'Bonsoir, quel temps fait-il à Goma ?',
  'Habari za asubuhi, hali ya hewa Goma',
  'Il fait chaud à Kinshasa ?',
  'How hot is it in Goma now?',
  'Il pleut à Goma ?',
  'is it below 20 degrees in Goma',
  'Mvua inanyesha Goma?',
  'Mbula ezali kobeta na Goma?',
])('[CHAT-05] a question about now is answered with the present: %s', (question) => {
  expect(subjectOf(question)).toBe('places');
});

test('[CHAT-05] the same clock time is past, now or to come', () => {
  const at = (hour: string) => subjectOf('weather in Goma at 5 pm', new Date(`2026-03-10T${hour}:00Z`));
  expect([at('06:00'), at('15:10'), at('20:00')]).toEqual(['forecast', 'places', 'past']);
  expect(subjectOf('weather in Goma at 12h30', new Date('2026-03-10T10:40:00Z'))).toBe('places');
  expect(subjectOf('rain in Goma at midnight', new Date('2026-03-10T21:50:00Z'))).toBe('places');
});

test('[CHAT-05] a date in digits is past, yesterday, today or to come', () => {
  const on = (date: string) => subjectOf(`weather in Goma ${date}`);
  expect(['3/3/2026', '9/3', '2026-03-10', '25-12-26', '12/31/2026'].map(on)).toEqual([
    'past',
    'yesterday',
    'places',
    'forecast',
    'forecast',
  ]);
});

test.each([
  ['top 5 hottest provinces', 'hottest'],
  ['will you answer at noon', 'explanation'],
  ['are you open in Goma at 5 pm', 'explanation'],
  ['where is it raining', 'rain'],
  ['donate at Christmas', 'foundation'],
  ['what courses start in January', 'foundation'],
  ['do you answer 24/7', 'explanation'],
  ['how many trees did you plant in 2025', 'foundation'],
  ['temperature trend in Goma', 'trend'],
  ['What will the foundation do next year?', 'foundation'],
  ['What did the foundation do in 1999?', 'foundation'],
  ['Que fera la fondation en 2027 ?', 'foundation'],
  ['Fondation ekosala nini lobi?', 'foundation'],
  ['Taasisi itafanya nini kesho?', 'foundation'],
])('[CHAT-05] a question about something else stays as it is: %s', (question, subject) => {
  expect(subjectOf(question)).toBe(subject);
});
