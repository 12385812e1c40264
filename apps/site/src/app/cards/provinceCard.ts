import type { ProvinceCardWords } from '../../routes/data/useProvinceCardWords.ts';
import { type Layer, LEFT, lineOf, nameLine, QUIET } from './drawing.ts';
import type { Writing } from './writing.ts';

/** Where the values begin, beside the temperature. */
const VALUES_LEFT = 430;

/** Places the words of a province: its name and capital, the temperature, and beside that the other values. */
export function provinceLayers(words: ProvinceCardWords, writing: Writing): Layer[] {
  const line = (...place: [text: string, largest: number, room: number, x: number, y: number]) =>
    lineOf(writing, ...place);
  const values = words.values.map(({ label, value }, row) => {
    const y = 358 + row * 44;
    const name = line(`${label} `, 28, 230, VALUES_LEFT, y);
    return { name, value: line(value, 32, 100, name.x + writing.widthOf(name.text, name.size), y) };
  });
  return [
    {
      ink: 'paper',
      strength: 1,
      lines: [
        nameLine(writing, words.name),
        line(words.title, 84, 570, LEFT, 238),
        ...values.map(({ value }) => value),
        line(words.moment, 27, 600, LEFT, 526),
      ],
    },
    {
      ink: 'paper',
      strength: QUIET,
      lines: [
        line(words.capital, 36, 560, LEFT, 290),
        ...values.map(({ name }) => name),
        line(words.source, 27, 640, LEFT, 566),
      ],
    },
    { ink: 'gold', strength: 1, lines: [line(words.temperature, 140, 330, LEFT, 446)] },
  ];
}
