import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { repositoryProblems } from '../../../tooling/content/check.ts';
import { claimsIn } from '../../../tooling/content/claims.ts';
import { readContentFiles } from '../src/content-files/files.ts';
import { copyOfContent, sharedPictures } from './support/folders.ts';

const root = new URL('../../../', import.meta.url);
const messageFiles = globSync(
  ['apps/site/src/**/*messages.ts', 'packages/ui/src/**/*messages.ts', '{apps/site,packages/ui}/src/**/locales/*.json'],
  { cwd: root.pathname },
);

const check = (folder: string) =>
  readContentFiles(folder).then((files) =>
    repositoryProblems(files, { contentDir: folder, picturesDir: sharedPictures(), siteDir: '/nowhere' }),
  );

describe('[TRUTH-01] no page claims what another contradicts', () => {
  test('content of this repository with one is found', async () => {
    const { folder, edit } = copyOfContent();
    const claim = { en: 'We protect wildlife here.', fr: 'Nous protégeons la faune ici.' };
    edit<{ originStory: object }>('about.json', ({ originStory }) => Object.assign(originStory, claim));
    expect(await check(folder)).toEqual([
      expect.stringContaining('/originStory/en claims what is not so'),
      expect.stringContaining('/originStory/fr claims what is not so'),
    ]);
  });

  test.each([
    [
      'We protect wildlife here.',
      'Nous protégeons la faune.',
      'Tobatelaka banyama awa.',
      'Tunalinda wanyamapori hapa.',
    ],
    ['In their own words', 'Avec leurs propres mots', 'Na maloba na bango moko', 'Kwa maneno yao wenyewe'],
    [
      'Each began as a volunteer.',
      'Chacun a commencé comme bénévole.',
      'Moko na moko abandaki lokola volontaire.',
      'Kila mmoja alianza kama mjitoleaji.',
    ],
    [
      'You need not give your name.',
      'Vous n’avez pas à donner votre nom.',
      'Nkombo na yo esengeli te.',
      'Si lazima utaje jina lako.',
    ],
    ['Tell us what you see.', 'Dites-nous ce que vous voyez.', 'Yebisa biso oyo ozali komona.', 'Tuambie unachoona.'],
    [
      'Free courses in four languages',
      'Des cours gratuits en quatre langues',
      'Mateya ya ofele na minoko minei',
      'Kozi za bure kwa lugha nne',
    ],
    [
      'The acre in Nsele is planted with fruit trees.',
      'À Nsele, l’acre est planté d’arbres fruitiers.',
      'Na Nsele, acre moko elonami na banzete ya mbuma.',
      'Ekari ya Nsele imepandwa miti ya matunda.',
    ],
  ])('"%s" is found, in four languages', (...texts) => {
    for (const text of texts) expect(claimsIn(text), text).toHaveLength(1);
  });

  test.each([
    'We prepare to protect wildlife.',
    'Nous nous préparons à protéger la faune.',
    'Tomibongisaka mpo na kobatela banyama.',
    'Tunajiandaa kulinda wanyamapori.',
    'The acre in Nsele waits for the school.',
  ])('"%s" is so', (text) => {
    expect(claimsIn(text)).toEqual([]);
  });

  test('the texts of the interface have no such claim', () => {
    expect(messageFiles.length).toBeGreaterThan(50);
    const found = messageFiles.flatMap((file) => {
      const text = readFileSync(new URL(file, root), 'utf8');
      return claimsIn(text).map((claim) => `${file} ${claim}`);
    });
    expect(found).toEqual([]);
  });
});

test('[TRUTH-02] more partners in the list than are counted are found', async () => {
  const { folder, change } = copyOfContent();
  change('impact-metrics.json', '"partners": 25', '"partners": 3');
  expect(await check(folder)).toContainEqual(expect.stringContaining('lists 4 partners'));
});

test('[SAMPLE-01] a figure that is marked in a file that samples.json does not list is found', async () => {
  const { folder, change } = copyOfContent();
  change('samples.json', /^ {2}"\/impact-metrics".*\n/m, '');
  expect(await check(folder)).toContainEqual(expect.stringContaining('must list impact-metrics.json'));
});
