import { describe, expect, test } from 'vitest';
import { dangerOf, readIntent } from '../src/assistant/intent.ts';
import type { Lang } from '../src/text/languages.ts';
import { shippedVocabulary } from './support/assistant.ts';

const dangerIn = (question: string) => dangerOf(readIntent(question, shippedVocabulary));

const emergencies: Record<Lang, [string, string][]> = {
  en: [
    ['heat', 'Someone fainted in the sun in Kinshasa'],
    ['heat', 'So hot here, my grandmother is unconscious'],
    ['heat', 'my brother fell down in the heat'],
    ['heat', 'in the sun all day and now he is confused'],
    ['heat', 'our teacher fainted under the sun this morning'],
    ['flood', 'our school is flooded'],
    ['heat', 'dry season heat and my mother collapsed'],
    ['volcano', 'strange smell from Lake Kivu'],
    ['lightning', 'A storm is coming to Goma, what should I do?'],
    ['lightning', 'we are in a canoe on the lake and a storm started'],
    ['lightning', 'tornado approaching Kindu'],
    ['flood', 'Heavy rain in Kinshasa, what do we do?'],
    ['flood', 'the river entered our kitchen in Mbandaka'],
    ['flood', 'the lake is overflowing in Kalemie'],
    ['cholera', 'my baby has watery stools'],
    ['volcano', 'there is a smell of gas by Lake Kivu'],
    ['volcano', 'methane is coming out of the lake in Goma'],
    ['volcano', 'goats died from mazuku near Goma'],
    ['volcano', 'people collapsed because of gas in Goma'],
  ],
  fr: [
    ['heat', 'avec cette chaleur ma mère a perdu connaissance'],
    ['heat', 'un enfant est tombé en plein soleil à Kinshasa'],
    ['heat', 'il fait très chaud, mon bébé ne répond plus'],
    ['heat', 'malaise au soleil à Matadi'],
    ['heat', 'mon père s’est évanoui à cause de la chaleur'],
    ['flood', 'l’eau entre à cause de la pluie, que faire'],
    ['lightning', 'l’orage arrive sur Goma, que faire'],
    ['volcano', 'des gens se sont évanouis à cause du gaz'],
    ['lightning', 'vents violents, que faire ?'],
    ['lightning', 'une tempête approche de Kalemie'],
    ['lightning', 'orage sur le lac, je suis en pirogue'],
    ['flood', 'pluie torrentielle à Kinshasa, que faire ?'],
    ['flood', 'l’eau rentre dans le salon'],
    ['cholera', 'mon fils a des selles liquides'],
    ['volcano', 'on sent une odeur de gaz au bord du lac Kivu'],
    ['volcano', 'du méthane sort du lac à Goma'],
    ['volcano', 'ça sent l’œuf pourri près du lac'],
  ],
  ln: [
    ['heat', 'molunge makasi, mwana akwei'],
    ['heat', 'Moi makasi, moto akwei'],
    ['heat', 'mama akweyi mpo na molunge na Kinshasa'],
    ['heat', 'tata abungisi mayele na moi makasi'],
    ['lightning', 'mopepe makasi ezali koya na Goma, tosala nini?'],
    ['heat', 'mwana azali kolenga, molunge makasi'],
    ['volcano', 'banyama bakufi pene ya laki, gaz'],
    ['lightning', 'orage ezali koya na Goma'],
    ['flood', 'mbula makasi na Kinshasa, tosala nini?'],
    ['cholera', 'libumu ya mwana ezali kotiola'],
    ['volcano', 'nsolo ya gaz pene na laki Kivu'],
    ['volcano', 'toyoki nsolo ya gaze na Goma'],
  ],
  sw: [
    ['heat', 'Joto kali, mtu amezimia'],
    ['heat', 'baba amezimia kwa sababu ya joto'],
    ['heat', 'mtoto ameanguka kwa joto kali Kinshasa'],
    ['heat', 'amepoteza fahamu juani'],
    ['heat', 'jua kali, mama amezirai Matadi'],
    ['lightning', 'dhoruba inakuja Goma, tufanye nini?'],
    ['heat', 'kichwa kinauma kwa sababu ya jua'],
    ['volcano', 'gesi imefanya watu kuzimia'],
    ['lightning', 'kimbunga kinakaribia Kalemie'],
    ['flood', 'mvua kubwa Kinshasa, tufanye nini?'],
    ['flood', 'maji yanaingia jikoni'],
    ['cholera', 'mtoto anaendesha tangu jana'],
    ['volcano', 'harufu ya gesi kando ya ziwa Kivu'],
    ['volcano', 'gesi ziwani Goma, nifanye nini?'],
  ],
};

describe.each(Object.keys(emergencies) as Lang[])('an emergency in %s', (lang) => {
  test.each(emergencies[lang])('[CHAT-04] of %s is answered with what to do: %s', (danger, question) => {
    expect(dangerIn(question)).toBe(danger);
  });
});

test.each([
  'Il fait chaud à Kinshasa ?',
  'How hot is it in Goma now?',
  'Is it sunny in Kinshasa?',
  'How much rain fell in Kinshasa?',
  'La pluie est-elle tombée à Goma, il fait chaud ?',
  'Is there a storm in Goma?',
  'Y a-t-il un orage à Goma ?',
  'Is a storm coming to Goma tomorrow?',
  'How does gas from Lake Kivu make electricity?',
  'Kuna gesi gani katika ziwa Kivu?',
  'I am confused by the weather data',
  'Why did Lake Tanganyika rise?',
  'Mpo na nini likebisi ezali te nzokande mai etondi?',
  'Can you help me find the hottest province?',
  'Why does Lake Kivu hold methane?',
  'How much natural gas does the country have?',
  'greenhouse gas',
  'gaz à effet de serre',
  'Donne-moi la température de Kinshasa',
  'aidez-moi, quelqu’un est tombé',
  'Heavy rain in Goma?',
  'Is the water clean in Goma?',
  'How can I help?',
  'Joto la Kinshasa',
  'Mvua kubwa Goma?',
  'Molunge ya Kinshasa',
  'Mopepe makasi na Goma?',
])('[CHAT-04] an ordinary question is no emergency: %s', (question) => {
  expect(dangerIn(question)).toBeUndefined();
});
