import { describe, expect, test } from 'vitest';
import type { Lang } from '../src/text/languages.ts';
import { sharedApp, startApp } from './support/app.ts';
import { analyse, askAll, type Row } from './support/assistant.ts';
import type { AtEnd } from './support/folders.ts';
import { storeClimate } from './support/known-weather.ts';

/** Of Mbandaka, where it rains: the record alone, because "yes" and "no" can be read both ways. */
const record = {
  en: [['29.1 °C, rain'], ['Yes', 'No,']],
  fr: [['29,1 °C, pluie'], ['Oui', 'Non']],
  ln: [['29,1 °C, mbula'], ['Ee,', 'Te,']],
  sw: [['29,1 °C, mvua'], ['Ndiyo', 'Hapana']],
} as const;
const raining = {
  en: [['It is raining in 2 of the 26'], ['with the most rain', '1. ']],
  fr: [['Il pleut dans 2 des 26'], ['où il pleut le plus', '1. ']],
} as const;
const overview = [['Mean of 25'], ['1. ']] as const;
const unknown = { en: [['I don’t know'], ['°C']], fr: [['Je ne sais pas'], ['°C']], sw: [['Sijui'], ['°C']] } as const;

/** What a question turns round or leaves out is never answered the other way round. */
const turned: Record<Lang, Row[]> = {
  en: [
    ['Has the rain stopped in Mbandaka?', ...record.en],
    ['Is it not raining in Mbandaka?', ...record.en],
    ['Isn’t it raining in Mbandaka?', ...record.en],
    ['is the rain over in Mbandaka', ...record.en],
    ['Is it raining in Mbandaka?', ['Yes, the record shows rain']],
    ['where is it not raining', ...raining.en],
    ['least rainy province', ...raining.en],
    ['which province has no rain', ...raining.en],
    ['which province is not hot', ...overview],
    ['which city is not windy', ...overview],
    ['least cold province', ...overview],
    ['least windy province', ['with the least wind']],
    ['least polluted city', ['with the best air'], ['with the worst air']],
    ['weather in all provinces except Goma', ...unknown.en],
    ['hottest province except Kinshasa', ...unknown.en],
  ],
  fr: [
    ['Il ne pleut plus à Mbandaka ?', ...record.fr],
    ['La pluie a-t-elle cessé à Mbandaka ?', ...record.fr],
    ['Ne pleut-il pas à Mbandaka ?', ...record.fr],
    ['Il pleut à Mbandaka ?', ['Oui, le relevé signale de la pluie']],
    ['où ne pleut-il pas', ...raining.fr],
    ['ville la moins pluvieuse', ...raining.fr],
    ['ville la moins polluée', ['où l’air est le meilleur']],
    ['météo partout sauf à Goma', ...unknown.fr],
  ],
  ln: [
    ['mbula esili na Mbandaka?', ...record.ln],
    ['mbula etiki na Mbandaka?', ...record.ln],
    ['mbula ezali kobeta te na Mbandaka?', ...record.ln],
    ['mbula ezali kobeta na Mbandaka?', ['Ee, mituya emonisi mbula']],
  ],
  sw: [
    ['mvua imeisha Mbandaka?', ...record.sw],
    ['mvua imekatika Mbandaka?', ...record.sw],
    ['mvua imeacha Mbandaka?', ...record.sw],
    ['mvua hainyeshi Mbandaka?', ...record.sw],
    ['mvua inanyesha Mbandaka?', ['Ndiyo, kipimo kinaonyesha mvua']],
    ['hali ya hewa ya majimbo yote isipokuwa Goma', ...unknown.sw],
  ],
};

const elsewhere = {
  en: [['One of the places named is not among the 26 provinces'], ['1. ']],
  fr: [['L’un des lieux cités n’est pas parmi les 26 provinces'], ['1. ']],
  ln: [['Esika moko oyo etangami ezali te kati na bituka 26'], ['1. ']],
  sw: [['Mahali pamoja palipotajwa si kati ya majimbo 26'], ['1. ']],
} as const;

/** What is beyond the records: the whole world, and inhabitants in another year. */
const beyond: Record<Lang, Row[]> = {
  en: [
    ['hottest place in the world', ...elsewhere.en],
    ['hottest place in Africa', ...elsewhere.en],
    ['which city has the cleanest air in the world', ...elsewhere.en],
    ['hottest place in the country', ['1. Matadi']],
    ['population of Kinshasa in 2050', ['no figure for another year', 'estimate for 2019']],
    ['population of Kinshasa in 1990', ['no figure for another year', 'estimate for 2019']],
    ['population of Kinshasa next year', ['no figure for another year', 'estimate for 2019']],
    ['population of Kinshasa', ['estimate for 2019'], ['another year']],
  ],
  fr: [
    ['la ville la plus chaude du monde', ...elsewhere.fr],
    ['population de Kinshasa en 2050', ['pas de chiffre pour une autre année', 'estimation pour 2019']],
  ],
  ln: [
    ['engumba ya molunge koleka na mokili', ...elsewhere.ln],
    ['bato boni bazali na Kinshasa na 2050', ['motango ya mobu mosusu te', 'motango ya 2019']],
  ],
  sw: [
    ['mji wenye joto zaidi duniani', ...elsewhere.sw],
    ['idadi ya watu Kinshasa mwaka 2050', ['Sina takwimu ya mwaka mwingine', 'makadirio ya 2019']],
  ],
};

describe('a question with a negation, an end or an exception, or beyond the records', () => {
  const app = sharedApp(async (atEnd: AtEnd) => {
    const started = await startApp({}, atEnd);
    await storeClimate(started);
    return started;
  });

  test.each(Object.entries(turned))('[CHAT-07] is not answered the other way round (%s)', (lang, rows) =>
    askAll(app(), lang, rows),
  );

  test.each(Object.entries(beyond))('[CHAT-07] beyond the records it says so (%s)', (lang, rows) =>
    askAll(app(), lang, rows),
  );
});

test('[CHAT-05, AI-02] a report on alerts of another time does not list those of now', async () => {
  const app = await startApp();
  await storeClimate(app);
  const report = async (question: string) => (await analyse(app, question)).json();
  expect(await report('alerts today')).toMatchObject({
    category: 'alert',
    analysis: expect.stringContaining('3 alerts follow'),
  });
  for (const [question, says] of [
    ['alerts yesterday', 'Which place do you mean?'],
    ['alerts in Goma yesterday', 'I have no record of Goma (Nord-Kivu)'],
    ['advice for Goma yesterday', 'I have no record of Goma (Nord-Kivu)'],
    ['alerts last week', 'I have no record of that time'],
    ['alerts tomorrow', 'I make no forecasts'],
  ] as const) {
    const { category, analysis } = await report(question);
    expect.soft(analysis, question).toContain(says);
    expect.soft(category, question).not.toBe('alert');
  }
});
