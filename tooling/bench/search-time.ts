/** How long a search takes among all courses, and in turn with it a page of all of them. */
import { Agent } from 'node:http';
import { fetchBytes } from '../lib/load.ts';
import { median } from '../lib/median.ts';

/** Answers that come one after another; each is another address, so that none is kept from before. */
const asBrowser = { 'accept-encoding': 'br' };
const WARM_UP = 50;
/** Shorter ones are parts of too many others. */
const LETTERS = 5;

export interface SearchTime {
  /** What was asked for. */
  name: string;
  ms: number;
}

type Query = Record<string, string | number>;

/** Words of the titles in all four languages. */
async function titleWords(url: string): Promise<string[]> {
  const words = new Set<string>();
  for (const lang of ['en', 'fr', 'ln', 'sw']) {
    for (let skip = 0; skip < 500; skip += 100) {
      const answer = await fetch(`${url}/api/courses/?limit=100&skip=${skip}&lang=${lang}`);
      const courses = (await answer.json()) as { title: string }[];
      for (const { title } of courses) {
        for (const word of title.match(/\p{L}+/gu) ?? []) if (word.length >= LETTERS) words.add(word.toLowerCase());
      }
    }
  }
  return [...words];
}

const misspelt = (word: string) => `${word.slice(0, 2)}q${word.slice(3)}`;

/** The kinds of questions, the page of all courses first; each asks another one every time. */
function kinds(words: readonly string[]): [name: string, query: (turn: number) => Query][] {
  const word = (turn: number) => words[turn % words.length] ?? '';
  const again = (turn: number) => 10 * Math.floor(turn / words.length);
  return [
    ['a page of all courses', (turn) => ({ skip: 10 * turn })],
    ['a word', (turn) => ({ q: word(turn), skip: again(turn) })],
    ['a word and a level', (turn) => ({ q: word(turn), level: 'Beginner', skip: again(turn) })],
    ['two words', (turn) => ({ q: `${word(turn)} ${word(turn + 1)}`, skip: again(turn) })],
    ['a word with a wrong letter', (turn) => ({ q: misspelt(word(turn)), skip: again(turn) })],
  ];
}

/**
 * Asks a running server questions of every kind in turn, one at a time.
 *
 * @returns the median of each kind, the page of all courses first
 */
export async function measureSearches(url: string, searches: number): Promise<SearchTime[]> {
  const all = kinds(await titleWords(url));
  const times = all.map((): number[] => []);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; turn < WARM_UP + searches; turn += 1) {
    for (const [index, [, query]] of all.entries()) {
      const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
      const began = performance.now();
      await fetchBytes(`${url}/api/courses/?limit=10&lang=fr&${parameters}`, asBrowser, agent);
      if (turn >= WARM_UP) times[index]?.push(performance.now() - began);
    }
  }
  agent.destroy();
  return all.map(([name], index) => ({ name, ms: median(times[index] ?? []) }));
}
