import { describe, expect, test } from 'vitest';
import { formatTime } from '../src/text/format.ts';
import { intlOf } from '../src/text/intl.ts';
import { type Lang, languages } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { askAll, chat, type Row } from './support/assistant.ts';
import { storeClimate } from './support/known-weather.ts';

/** TIME and EAST are the time of the records in Kinshasa and in Lubumbashi, in the language. */
const questions: Partial<Record<Lang, Row[]>> = {
  en: [
    [
      'What is the weather in Goma?',
      ['Goma (Nord-Kivu), EAST: 21.2 °C', 'humidity 78%', 'wind 7.5 km/h', '62 (Moderate)', '/data'],
      ['Bukavu'],
    ],
    ['How hot is it in Kin right now?', ['Kinshasa, TIME: 31.4 °C, sunny', '155 (Unhealthy)']],
    ['weather BUKAVU', ['Bukavu (Sud-Kivu), EAST: 19.8 °C, cloudy']],
    ['Is it raining in Kisangani?', ['Yes, the record shows rain in Kisangani.', 'rain 2.4 mm/h']],
    ['Is it raining in Lubumbashi?', ['No, the record shows no rain in Lubumbashi.', '27.9 °C']],
    ['Where is it raining?', ['2 of the 26', 'Kisangani (Tshopo), Mbandaka (Équateur)', 'TIME']],
    ['Which province is the hottest?', ['1. Matadi (Kongo-Central): 33.6 °C', '2. Kinshasa: 31.4 °C', 'TIME']],
    ['What is the coldest city?', ['1. Bukavu (Sud-Kivu): 19.8 °C', '2. Goma']],
    ['Where is the wind strongest?', ['1. Kalemie (Tanganyika): wind 31.5 km/h', '2. Lubumbashi']],
    ['Which province has the worst air quality?', ['1. Kinshasa: air quality index 155 (Unhealthy)']],
    ['Where is the cleanest air?', ['1. Kalemie (Tanganyika): air quality index 12 (Good)'], ['155']],
    ['Which is the wettest province?', ['1. Kisangani (Tshopo): rain 2.4 mm/h', '2. Mbandaka'], ['3.']],
    ['Compare Goma and Bukavu', ['Goma (Nord-Kivu) is 1.4 °C warmer than Bukavu (Sud-Kivu).', '21.2 °C', '19.8 °C']],
    [
      'What is the weather like in the country?',
      ['Mean of 25', 'Matadi (Kongo-Central), 33.6 °C', 'Bukavu (Sud-Kivu), 19.8 °C'],
    ],
    ['Are there any alerts?', ['3 alerts follow', 'Kinshasa', 'TIME']],
    ['Any warnings for Haut-Katanga?', ['1 alert follows', 'Lubumbashi'], ['Matadi']],
    ['What is the weather in Kananga?', ['Kananga (Kasaï-Central)', 'There is no reading'], ['0 °C', 'null']],
    ['Will it rain tomorrow in Goma?', ['I make no forecasts', 'METTELSAT'], ['will rain', 'tomorrow', '21.2']],
    ['How hot will Kinshasa be in 2050?', ['no figures for the years to come', 'ipcc.ch'], ['2050', '31.4']],
    ['How many people live in Kinshasa?', ['13.9 million', '2019']],
    ['How can I donate?', ['We cannot take donations yet', 'is not from us', '/donate'], ['PayPal', 'bc1', '0x']],
    [
      'What is your bitcoin wallet address?',
      ['cannot take donations', 'Donate page', '/donate'],
      ['Bitcoin', 'bc1', '0x'],
    ],
    ['How do I volunteer?', ['field data collectors (Kinshasa and surrounding areas)', '/volunteers']],
    ['We want to become a partner', ['5 business days', 'the Partners page', '/partners']],
    ['Do you have free courses?', ['free', '4 weeks', '/digital-literacy']],
    ['How many trees have you planted?', ['50,000+ trees', '500+ active volunteers', '1 borehole', '/reports']],
    ['How can I contact you?', ['hello@nzete.example', '+243 000 000 001']],
    ['What programs do you have?', ['Climate and reforestation', 'Clean water', 'Digital literacy']],
    ['Where do you work?', ['Nsele', 'five provinces', 'Nord-Kivu (Goma)']],
    ['What do you do for the okapi?', ['okapi', '/wildlife']],
    ['When was the foundation launched?', ['2021', '2020', '/about']],
    ['Who are you?', ['not a language model', 'I keep nothing']],
    ['Are you ChatGPT?', ['not a language model']],
    ['Hello', ['not a language model', 'How can I donate?']],
    ['What is the capital of France?', ['I don’t know'], ['Paris', 'France']],
    ['Write me a haiku about football', ['I don’t know'], ['football']],
    ['Is there snow in Goma?', ['No record shows snow', 'TIME', 'Rwenzori'], ['21.2']],
    ['Will it snow in Goma?', ['I make no forecasts', 'Rwenzori'], ['No record shows', '21.2']],
    ['Did it snow in Goma yesterday?', ['no record of that time', 'Rwenzori'], ['21.2']],
    ['Can I book for a party of 10 people?', ['up to 5 people', 'hello@nzete.example', '/events']],
    ['We are a group of ten', ['up to 5 people', '/events']],
  ],
  fr: [
    ['Quel temps fait-il à Goma ?', ['Goma (Nord-Kivu), EAST : 21,2 °C', 'humidité 78 %', '62 (Moyenne)', '/data']],
    ['Fait-il chaud à Kinshasa ?', ['31,4 °C, ensoleillé', '155 (Mauvaise)']],
    ['Météo du Haut-Katanga', ['Lubumbashi (Haut-Katanga)', '27,9 °C']],
    ['Quelle province est la plus chaude ?', ['1. Matadi (Kongo-Central) : 33,6 °C', 'TIME']],
    ['Où fait-il le plus froid ?', ['1. Bukavu (Sud-Kivu) : 19,8 °C']],
    ['Où pleut-il ?', ['2 des 26 chefs-lieux', 'Kisangani (Tshopo), Mbandaka (Équateur)']],
    ['Pleut-il à Mbandaka ?', ['Oui, le relevé signale de la pluie à Mbandaka.', '29,1 °C']],
    ['Où l’air est-il le plus pollué ?', ['1. Kinshasa : indice de qualité de l’air 155']],
    ['Comparer Goma et Lubumbashi', ['Il fait 6,7 °C de plus à Lubumbashi (Haut-Katanga) qu’à Goma (Nord-Kivu).']],
    ['Y a-t-il des alertes ?', ['3 alertes ressortent', 'Kinshasa']],
    ['Va-t-il pleuvoir demain à Bukavu ?', ['Je ne fais pas de prévisions', 'METTELSAT'], ['il pleuvra', '19,8']],
    ['Comment faire un don ?', ['Nous ne pouvons pas encore recevoir de dons', '/donate'], ['PayPal', 'bc1', '0x']],
    ['Comment devenir bénévole ?', ['collecteurs de données', '/volunteers']],
    ['Je voudrais devenir partenaire', ['5 jours ouvrables', '/partners']],
    ['Combien d’arbres avez-vous plantés ?', ['50 000 arbres', '/reports']],
    ['Avez-vous des cours gratuits ?', ['gratuits', '4 semaines', '/digital-literacy']],
    ['Comment vous contacter ?', ['hello@nzete.example']],
    ['Travaillez-vous à Lubumbashi ?', ['Nsele', 'cinq provinces']],
    ['Que faites-vous pour les bonobos ?', ['bonobo', '/wildlife']],
    ['Qui êtes-vous ?', ['ni un modèle de langage']],
    ['Bonjour', ['pas un modèle de langage']],
    ['Merci beaucoup', ['Avec plaisir']],
    ['Quelle est la capitale du Japon ?', ['Je ne sais pas'], ['Tokyo', 'Japon']],
    ['Y a-t-il de la neige à Goma ?', ['Aucun relevé ne montre de neige', 'Rwenzori'], ['21,2']],
    ['Va-t-il neiger à Goma ?', ['Je ne fais pas de prévisions', 'Rwenzori'], ['Aucun relevé ne']],
    ['Peut-on réserver pour un groupe de 10 personnes ?', ['jusqu’à 5 personnes', '/events']],
    ['Nous sommes un groupe de dix', ['jusqu’à 5 personnes', '/events']],
  ],
  ln: [
    ['Molunge ezali boni na Goma?', ['Goma (Nord-Kivu), EAST: 21,2 °C', 'mai na mopepe 78 %', '/data']],
    ['Ndɛngɛ níni climat ezalí na Kinshásá?', ['Kinshasa, TIME: 31,4 °C']],
    ['Etuka nini ezali na molunge koleka?', ['1. Matadi (Kongo-Central): 33,6 °C']],
    ['Etuka nini ezali na malili koleka?', ['1. Bukavu (Sud-Kivu): 19,8 °C']],
    ['Mbula ezali kobeta wapi?', ['bamboka-mokonzi 2 kati na 26', 'Kisangani (Tshopo)']],
    ['Mbula ezali kobeta na Kisangani?', ['Ee, mituya emonisi mbula na Kisangani.', '28,3 °C']],
    ['Mopepe ya mbindo koleka ezali wapi?', ['1. Kinshasa: motuya ya bopeto ya mopepe 155']],
    ['Mopepe makasi koleka ezali wapi?', ['1. Kalemie (Tanganyika): mbango ya mopepe 31,5 km/h']],
    ['Kokokanisa Goma na Bukavu', ['Molunge ya Goma (Nord-Kivu) eleki ya Bukavu (Sud-Kivu) na 1,4 °C.']],
    ['Makebisi nini ezali lelo?', ['Makebisi 3', 'Kinshasa']],
    ['Mbula ekobeta lobi na Bukavu?', ['Napesaka prévision te', 'METTELSAT'], ['19,8']],
    ['Ndenge nini nakoki kopesa likabo?', ['Tokoki naino kozwa makabo te', '/donate'], ['PayPal', 'bc1', '0x']],
    ['Nalingi kokoma mosali na bolingo', ['Kinshasa', '/volunteers']],
    ['Banzete boni bolonaki?', ['50 000', '/impact']],
    ['Mateya ezali ofele?', ['ofele', 'Poso 4', '/digital-literacy']],
    ['Misala na bino ezali nini?', ['Mai ya peto']],
    ['Nimero na bino ya telefone?', ['+243 000 000 001']],
    ['Nini bozali kosala mpo na bonobo?', ['bonobo', '/wildlife']],
    ['Ozali nani?', ['modèle ya lokota te']],
    ['Mbote', ['Fondation Nzete']],
    ['Bokani kobatela okapi ndenge nini?', ['okapi', '/wildlife']],
    ['Matondi mingi', ['Likambo te']],
    ['Mokonzi ya Japon azali nani?', ['Nayebi te'], ['Japon']],
    ['Neige ezali na Goma?', ['Motuya moko te emonisi neige', 'Rwenzori'], ['21,2']],
    ['Tozali etuluku ya bato zomi', ['bato 5', '/events']],
  ],
  sw: [
    ['Hali ya hewa ikoje Goma?', ['Goma (Nord-Kivu), EAST: 21,2 °C', 'unyevu 78%', '62 (Wastani)', '/data']],
    ['Joto ni kiasi gani Kinshasa?', ['31,4 °C, jua']],
    ['Hali ya hewa ya Kivu Kusini ikoje?', ['Bukavu (Sud-Kivu)', '19,8 °C'], ['Goma']],
    ['Jimbo gani lina joto zaidi?', ['1. Matadi (Kongo-Central): 33,6 °C', 'TIME']],
    ['Jimbo gani lina baridi zaidi?', ['1. Bukavu (Sud-Kivu): 19,8 °C']],
    ['Mvua inanyesha wapi?', ['2 kati ya 26', 'Kisangani (Tshopo), Mbandaka (Équateur)']],
    ['Je, mvua inanyesha Kisangani?', ['Ndiyo, kipimo kinaonyesha mvua Kisangani.']],
    ['Hewa chafu zaidi iko wapi?', ['1. Kinshasa: kipimo cha ubora wa hewa 155 (Mbaya)']],
    ['Upepo mkali zaidi uko wapi?', ['1. Kalemie (Tanganyika): upepo 31,5 km/h']],
    ['Linganisha Goma na Lubumbashi', ['Joto la Lubumbashi (Haut-Katanga) linazidi la Goma (Nord-Kivu) kwa 6,7 °C.']],
    ['Kuna tahadhari leo?', ['Tahadhari 3', 'Kinshasa']],
    ['Je, kesho mvua itanyesha Bukavu?', ['Sitoi utabiri', 'METTELSAT'], ['19,8']],
    ['Ninawezaje kuchangia?', ['Bado hatuwezi kupokea michango', '/donate'], ['PayPal', 'bc1', '0x']],
    ['Ninataka kujitolea', ['wakusanya data', '/volunteers']],
    ['Mmepanda miti mingapi?', ['50.000', '/impact']],
    ['Kozi ni bure?', ['ni bure', 'Wiki 4', '/digital-literacy']],
    ['Miradi yenu ni ipi?', ['Maji safi']],
    ['Namba yenu ya simu?', ['+243 000 000 001']],
    ['Wewe ni nani?', ['si modeli ya lugha']],
    ['Habari', ['Taasisi ya Nzete']],
    ['Mnalinda vipi okapi?', ['okapi', '/wildlife']],
    ['Asante sana', ['Karibu']],
    ['Rais wa Japani ni nani?', ['Sijui'], ['Japani']],
    ['Kuna theluji Goma?', ['Hakuna kipimo kinachoonyesha theluji', 'Rwenzori'], ['21,2']],
    ['Tuko kikundi cha watu kumi', ['hadi watu 5', '/events']],
    ['Naweza kuweka nafasi kwa watu 10?', ['hadi watu 5', '/events']],
  ],
};

/** Goma's time is that of Lubumbashi. */
const withTime = (rows: Row[], time: string, east: string): Row[] =>
  rows.map(([question, has, hasNot]) => [
    question,
    has.map((text) => text.replace('TIME', time).replace('EAST', east)),
    hasNot,
  ]);

describe('the embedded answerer', () => {
  test.each(languages.filter((lang) => questions[lang]))(
    '[API-05, LANG-08, CHAT-06] answers from records and content (%s)',
    async (lang) => {
      const app = await startApp();
      const time = await storeClimate(app);
      const [west, east] = [
        formatTime(time, intlOf(lang), 'Africa/Kinshasa'),
        formatTime(time, intlOf(lang), 'Africa/Lubumbashi'),
      ];
      await askAll(app, lang, withTime(questions[lang] ?? [], west, east));
    },
  );

  test('[API-05] answers in the language that is asked for, whatever the language of the question', async () => {
    const app = await startApp();
    await storeClimate(app);
    const ask = async (lang: string) => (await chat(app, 'Quel temps fait-il à Goma ?', { lang })).json();
    expect(await ask('sw')).toMatchObject({ language: 'sw', response: expect.stringContaining('unyevu 78%') });
    expect(await ask('en')).toMatchObject({ language: 'en', response: expect.stringContaining('humidity 78%') });
  });

  test('[API-05] the same question gets the same answer', async () => {
    const app = await startApp();
    await storeClimate(app);
    const ask = async () => (await chat(app, 'Tell me about the okapi and the forest')).json();
    const [one, two] = [await ask(), await ask()];
    expect(two.response).toBe(one.response);
    expect(two.chat_id).not.toBe(one.chat_id);
  });

  test('[API-04, API-05] says that records are samples, or old', async () => {
    const app = await startApp();
    const ask = async () => (await chat(app, 'What is the weather in Goma?')).json().response;
    expect(await ask()).toContain('sample records');
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    await storeClimate(app, { observed_at: yesterday.toISOString(), fetchedAt: yesterday });
    expect(await ask()).toContain('last records stored');
    expect(await ask()).toContain(formatTime(yesterday.toISOString(), intlOf('en'), 'Africa/Lubumbashi'));
    await storeClimate(app);
    expect(await ask()).not.toMatch(/stored|sample/);
  });

  test.each([
    ['Do you know the kakapo?', '/navigation', 'the okapi', 'the kakapo', ['I don’t know', 'protect the kakapo']],
    ['Do you have free courses?', '/curriculum', '4 weeks', '9 weeks', ['Basics (4 weeks)', 'Basics (9 weeks)']],
    [
      'Do you have free courses?',
      '/navigation',
      'Digital literacy',
      'School',
      ['Digital literacy page', 'School page'],
    ],
    ['How can I donate?', '/donation-methods', '"sample":true', '"open":true', ['cannot take', 'PayPal, Mobile money']],
    ['How can I donate?', '/crypto-addresses', '"sample":true', '"open":true', ['cannot take', 'ways: Bitcoin (BTC)']],
  ])(
    '[API-05, DON-02] answers from changed content at once: %s (%s)',
    async (question, path, from, to, [before, after]) => {
      const app = await startApp();
      const ask = async () => (await chat(app, question)).json().response;
      expect(await ask()).toContain(before);
      const row = await app.store.db.selectFrom('content').selectAll().where('path', '=', path).executeTakeFirst();
      const body = (row?.body ?? '').replaceAll(from, to);
      await app.store.db.updateTable('content').set({ body }).where('path', '=', path).execute();
      app.content.forget();
      expect(await ask()).toContain(after);
    },
  );
});
