import { bird, canopy, ridge } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { emergent, palm } from '../trees.ts';

/** Mist between the layers of the forest, and the sun behind them. */
export function canopyDawn(pen: Pen): string {
  const tall = 930 + pen.shift('tall', 110);
  const near = 262 + pen.shift('near', 130);
  const corner = pen.pick('corner', [1130, 60]);
  const birds = pen.place('birds', [470, 236], [190, 40]);
  return (
    pen.sky('#F2BE82', [ridge(pen.seed(3), 180, 26, 6), '#F5CB92'], [ridge(pen.seed(5), 292, 22, 6), '#F8D9A6']) +
    pen.sun(pen.place('sun', [760, 330], [260, 40]), 86 + pen.shift('sunr', 20), [
      '#F7D18F',
      '#F6BF68',
      '#F0A63C',
      '#E5832F',
    ]) +
    pen.clouds(
      [
        [120, 210, 360, 13],
        [300, 246, 240, 8],
        [840, 160, 300, 11],
      ],
      '#FBE9C6',
    ) +
    pen.layer(
      ridge(pen.seed(11), 404, 46, 7, { tilt: pen.pick('tilt', [-40, 40, 0]) }),
      ['#A9B89A', '#CFD2AC'],
      [0, 7],
      { kind: 'chevron', colour: '#98A98D' },
    ) +
    pen.layer(canopy(pen.seed(21), pen.wave(462, 26, 170), 14, 34), ['#7FA286', '#A7BD97'], [2, 7]) +
    pen.mist(
      [
        [-80, 480, 620, 16],
        [520, 502, 560, 14],
      ],
      '#EBDFB8',
    ) +
    pen.layer(canopy(pen.seed(31), pen.wave(530, 30, 210, 1), 22, 46), ['#4F8468', '#79A583']) +
    emergent(pen, {
      seed: 70,
      x: tall,
      base: 610,
      height: 250 + pen.shift('tallh', 40),
      width: 200,
      colours: ['#2E5B47', '#3A7257', '#659A76'],
    }) +
    palm(pen, {
      seed: 12,
      x: tall + 145,
      base: 620,
      height: 150,
      colours: ['#2E5B47', '#37705A', '#5F9678'],
      lean: -10,
    }) +
    pen.mist(
      [
        [-60, 572, 480, 15],
        [760, 592, 520, 15],
      ],
      '#C9D2AC',
    ) +
    pen.layer(canopy(pen.seed(41), pen.wave(612, 26, 160, 2.2), 30, 58), ['#2B6A4E', '#4F8D69'], [3, 10]) +
    emergent(pen, {
      seed: 90,
      x: near,
      base: 740,
      height: 330 + pen.shift('nearh', 60),
      width: 270,
      colours: ['#1B4433', '#215742', '#43805F'],
    }) +
    palm(pen, {
      seed: 14,
      x: near + 208,
      base: 720,
      height: 190,
      colours: ['#1B4433', '#1F5540', '#3F7B5C'],
      lean: 16,
    }) +
    pen.layer(canopy(pen.seed(51), pen.wave(702, 24, 240, 0.4), 42, 76), ['#174834', '#2F6C4E'], [4, 11]) +
    pen.fill(
      bird(...birds, 1.5) + bird(birds[0] + 66, birds[1] + 26, 1.1) + bird(birds[0] - 46, birds[1] + 48, 0.9),
      '#4A3A2A',
    ) +
    pen.fronds([
      [corner, 800, 1.25, -128, '#1D5A42'],
      [corner - 20, 800, 1.3, -68, '#1D5A42', true],
      [corner - 10, 806, 1.35, -96, '#2A6F52'],
      [corner - 10, 810, 1.1, -150, '#143F2E'],
      [corner, 812, 1.2, -40, '#143F2E'],
    ]) +
    pen.layer(canopy(pen.seed(61), pen.wave(776, 18, 200), 46, 86), ['#0E3124', '#205240'], [4, 11])
  );
}
