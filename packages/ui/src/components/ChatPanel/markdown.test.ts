import { describe, expect, test } from 'vitest';
import { blocksOf, inlinesOf, sentencesOf } from './markdown.ts';

describe('[CHAT-01] the text of an answer', () => {
  test('has one paragraph per line, and one list for consecutive items', () => {
    expect(blocksOf('# Today\nHottest:\n- Boma\n- Goma\n\n3. Buta\n4) Lisala')).toEqual([
      { kind: 'heading', lines: ['Today'] },
      { kind: 'paragraph', lines: ['Hottest:'] },
      { kind: 'list', lines: ['Boma', 'Goma'] },
      { kind: 'numbers', start: 3, lines: ['Buta', 'Lisala'] },
    ]);
  });

  test('is split into sentences, never inside a number, without losing text', () => {
    const line = 'Goma: 21.4 °C, humidity 78%. “Is it dry?” Yes, the record of 13.00 shows no rain';
    expect(sentencesOf(line)).toEqual([
      'Goma: 21.4 °C, humidity 78%. ',
      '“Is it dry?” ',
      'Yes, the record of 13.00 shows no rain',
    ]);
    expect(sentencesOf(line).join('')).toBe(line);
  });

  test('is not split inside emphasis or a link text, nor, while streaming, after an unclosed mark', () => {
    expect(sentencesOf('**Hot. Very hot.** Next. [See it. Now.](/data) End')).toEqual([
      '**Hot. Very hot.** ',
      'Next. ',
      '[See it. Now.](/data) End',
    ]);
    expect(sentencesOf('Rule [2]. 5 * 3 is 15. And', true)).toEqual(['Rule [2]. ', '5 * 3 is 15. ', 'And']);
  });

  test.each([
    '**Hot. Very hot.** Next. [See it. Now.](/data) End',
    '**Hot. *Very* hot. Yes.** Next. End',
    '`Hot. **Very** hot. Yes.` Next. End',
    '5 *3 is 15. **Hot.** Next. End',
  ])('keeps each sentence as it was finished while %j comes', (line) => {
    for (let length = 1; length < line.length; length += 1) {
      const finished = sentencesOf(line.slice(0, length), true).slice(0, -1);
      expect(finished).toEqual(sentencesOf(line).slice(0, finished.length));
    }
  });

  test('has emphasis, code and links', () => {
    expect(inlinesOf('**Hot**, *dry*, `AQI`, [data](/data).')).toEqual([
      { kind: 'strong', text: 'Hot' },
      ', ',
      { kind: 'em', text: 'dry' },
      ', ',
      { kind: 'code', text: 'AQI' },
      ', ',
      { kind: 'link', text: 'data', href: '/data' },
      '.',
    ]);
  });

  test('only links to pages of this site and https URLs', () => {
    for (const href of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'data:text/html,x',
      'http://x.example',
    ])
      expect(inlinesOf(`[here](${href})`).join('')).toBe(`[here](${href})`);
    expect(inlinesOf('<img src=x onerror=alert(1)>')).toEqual(['<img src=x onerror=alert(1)>']);
    expect(inlinesOf('[a](https://open-meteo.com/)')).toEqual([
      { kind: 'link', text: 'a', href: 'https://open-meteo.com/' },
    ]);
  });

  test('does not link a name in a remark in brackets', () => {
    const references = [{ name: 'Kinshasa', href: '/data?province=Kinshasa' }];
    expect(inlinesOf('13:00 (heure de Kinshasa), (Kinshasa time)', references)).toEqual([
      '13:00 (heure de Kinshasa), (Kinshasa time)',
    ]);
    expect(inlinesOf('Kinshasa: 31 °C', references)[0]).toEqual({
      kind: 'link',
      text: 'Kinshasa',
      href: references[0]?.href,
    });
  });

  test('links known names: the longest, and only whole words', () => {
    const references = [
      { name: 'Kasaï', href: '/data?province=Kasaï' },
      { name: 'Kasaï-Central', href: '/data?province=Kasaï-Central' },
    ];
    expect(inlinesOf('Kananga (Kasaï-Central), 27 °C; Kasaïen; Haut-Kasaï', references)).toEqual([
      'Kananga (',
      { kind: 'link', text: 'Kasaï-Central', href: '/data?province=Kasaï-Central' },
      '), 27 °C; Kasaïen; Haut-Kasaï',
    ]);
  });
});
