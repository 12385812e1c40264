import { expect, test } from 'vitest';
import { readIntent } from '../src/assistant/intent.ts';
import type { Lang } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { chat, shippedVocabulary } from './support/assistant.ts';
import { readContentFile } from './support/folders.ts';

const { unknown } = readContentFile<Record<'unknown', Record<Lang, string>>>('assistant/texts.json');

/** Something burns, smokes, falls, shakes or is stuck, but it is none of the known dangers. */
const alarms: Record<Lang, string[]> = {
  en: [
    'a tree is falling on the church',
    'the engine is burning',
    'the wall is shaking',
    'there is smoke behind the church',
    'the bus crashed',
    'the ceiling of our classroom is falling',
    'we are trapped in the lift',
  ],
  fr: [
    'un arbre est tombé sur la maison',
    'une branche est tombée sur ma mère',
    'ça brûle',
    'au secours, ça brûle',
    'il y a de la fumée dans le couloir',
    'le mur tremble',
  ],
  ln: ['nzete ekweli ndako', 'nzete ekwei na nzela', 'moto akoti na ndako', 'mwana akangami na ndako'],
  sw: ['mti umeanguka juu ya nyumba', 'mti umeanguka barabarani', 'kuna moshi nyumbani'],
};

test.each(Object.entries(alarms))(
  '[CHAT-04] a sign of a danger that no rule knows gets who helps, and no article (%s)',
  async (lang, questions) => {
    const app = await startApp();
    for (const question of questions) {
      const { response } = (await chat(app, question, { lang })).json();
      expect.soft(response, question).toBe(unknown[lang as Lang]);
    }
  },
);

test.each([
  'is burning charcoal bad',
  'is burning fields bad for the soil',
  'does burning grass help',
  'smoke from cooking',
  'is kitchen smoke harmful',
  'smoke and health',
  'why is the forest burning',
  'neighbour burns plastic every evening',
  'the price of cobalt has fallen',
  'leaves are falling',
  'how is carbon trapped in forests',
  'how many trees have fallen',
  'on brûle des ordures à côté',
  'ma voisine brûle ses ordures',
  'fumée de cuisine et santé',
  'le prix du cobalt est tombé',
  'milinga ezali mabe?',
  'milinga ya kuku',
  'bato bazali kotumba matiti',
  'likama ya mercure',
  'moshi wa jikoni',
  'bei imeanguka',
])('[CHAT-04] the same words in an everyday question are no alarm: %s', (question) => {
  const { intent } = readIntent(question, shippedVocabulary);
  expect(intent.kind).not.toBe('records');
});
