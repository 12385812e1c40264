import { round } from './paths.ts';
import { type Pen, ROUND } from './pen.ts';

const SKIN = '#3A2216';
const HAIR = '#150D08';
const TROUSERS = '#2A3A33';

/** Colours of clothes; a person's main garment has one of them. */
const cloths = ['#B5482A', '#E9A820', '#1F3A93', '#F5ECD9', '#13737B', '#8E3418', '#1D5440'] as const;

const head = (pen: Pen, x: number, y: number) => pen.circle(x, y, 15, SKIN) + pen.circle(x, y - 3, 15, HAIR);
const neck = (pen: Pen) => pen.fill('M-6-124h12v14h-12z', SKIN);
const hands = (pen: Pen, x: number, y: number) => pen.circle(-x, y, 5, SKIN) + pen.circle(x, y, 5, SKIN);
const feet = (pen: Pen) => pen.fill('M-13-24h9v24h-11zM4-24h9l2 24H4z', SKIN);
const garment = (d: string) => `<path d="${d}"/>`;
const DRESS = 'M-20-112q20-12 40 0l7 44-8 2-5-18 10 66h-48l10-66-5 18-8-2z';

/** A sapling in a person's hands or on its own: root ball at 0,0. */
export function sapling(pen: Pen): string {
  return (
    pen.stroke('M0 0V-40', '#24513B', 4) +
    pen.fill('M0-20q-22-2-26-24q22 0 26 24zM0-28q20-4 24-26q-20 2-24 26zM0-36q-10-14 2-30q10 14-2 30z', '#4E9A66')
  );
}

/**
 * The poses, drawn with the feet at 0,0, about 150 tall. Parts without a colour have that of the
 * main garment.
 */
const poses = {
  stand: (pen: Pen) =>
    pen.fill('M-15-56h13l-1 56h-10zM2-56h13l-2 56H3z', TROUSERS) +
    neck(pen) +
    garment('M-22-112q22-12 44 0l6 48-8 2-4-20v34h-32v-34l-4 20-8-2z') +
    hands(pen, 24, -60) +
    head(pen, 0, -134),
  dress: (pen: Pen) =>
    feet(pen) +
    neck(pen) +
    garment(DRESS) +
    hands(pen, 23, -64) +
    head(pen, 0, -132) +
    garment('M-17-132q-4-24 17-26q21 2 17 26q-17 9-34 0z'),
  dance: (pen: Pen) =>
    feet(pen) +
    neck(pen) +
    garment('M-20-110l-26-34 8-7 26 32q12-5 24 0l26-32 8 7-26 34-4 32 12 58h-56l12-58z') +
    hands(pen, 44, -152) +
    head(pen, 0, -134),
  carry: (pen: Pen) =>
    feet(pen) +
    neck(pen) +
    garment('M-20-112q14-10 26-6l18-30 9 5-15 36 8 89h-52l8-66-5 18-8-2z') +
    pen.circle(30, -148, 5, SKIN) +
    head(pen, 0, -130) +
    pen.fill('M-36-154h72l-8 18h-56z', '#1F3A93') +
    pen.fill('M-30-154q2-22 14-26q-2 14 4 26zM-8-154q0-28 12-34q4 16 0 34zM14-154q2-20 16-24q0 14-6 24z', '#4E9A66'),
  hoe: (pen: Pen) =>
    pen.fill('M-18 0l4-54h24l-4 54H-4l2-36-6 36z', TROUSERS) +
    garment('M-15-50q-2-44 34-68q16 4 16 18q-18 18-22 54z') +
    head(pen, 40, -122) +
    pen.stroke('M20-96L104-2', '#6B4426', 6, ROUND) +
    pen.fill('M96-14l24 10-8 10-22-10z', '#3F4A45') +
    pen.stroke('M28-102L36-80L58-58', SKIN, 9, `${ROUND} stroke-linejoin="round"`),
  kneel: (pen: Pen) =>
    pen.fill('M-44 0q-4-14 10-16h36l16-6v22z', TROUSERS) +
    garment('M-34-12q-8-48 24-72q18 2 20 18q-10 24-12 54z') +
    head(pen, 20, -92) +
    pen.stroke('M2-68L24-40L50-22', SKIN, 9, `${ROUND} stroke-linejoin="round"`) +
    pen.fill('M34 4q22-18 44 0z', '#5E2E14') +
    `<g transform="translate(56 -6)">${sapling(pen)}</g>`,
  water: (pen: Pen) =>
    feet(pen) +
    garment('M-20-112q18-12 34-2l22 36-7 6-21-22 14 74h-46z') +
    head(pen, 4, -132) +
    pen.circle(38, -74, 5, SKIN) +
    pen.fill('M30-66h30v34h-30zM60-44l26-18 5 6-31 26z', '#5E6B61') +
    pen.stroke('M92-54q10 24 8 52M88-52q2 26-2 50', '#6CBAB8', 3),
  sit: (pen: Pen) =>
    garment('M-40 0q-8-26 10-42q4-32 30-34q26 2 30 34q18 16 10 42z') +
    pen.fill('M-6-84h12v12q-6 5-12 0z', SKIN) +
    head(pen, 0, -94),
  phone: (pen: Pen) =>
    garment('M-40 0q-8-26 10-42q4-32 30-34q26 2 30 34q18 16 10 42z') +
    head(pen, 0, -92) +
    pen.fill('M38-58h18v28h-18z', '#15231B') +
    pen.fill('M40-55h14v22h-14z', '#A6D8D2') +
    pen.stroke('M26-34L44-30', SKIN, 9, ROUND),
  drum: (pen: Pen) =>
    feet(pen) +
    neck(pen) +
    garment('M-20-112q20-12 40 0l10 34-12 14h-36l-12-14z') +
    head(pen, 0, -134) +
    pen.fill('M-21-60h42l-8 60h-26z', '#8A5530') +
    pen.stroke('M-17-46l9 20l8-20l8 20l9-20', '#E9A820', 4) +
    pen.ellipse(0, -60, 23, 8, '#F0D9AA') +
    pen.circle(-15, -70, 6, SKIN) +
    pen.circle(13, -64, 6, SKIN),
} as const satisfies Record<string, (pen: Pen) => string>;

/** The pose of a person. */
export type Pose = keyof typeof poses;

/**
 * A person in a picture: pose, position of the feet, size, garment colour, and whether they face
 * left.
 */
export type Person = readonly [pose: Pose, x: number, y: number, scale: number, cloth: string, left?: boolean];

/** Paper-cut people: each pose is defined once, then used for everyone in it, farthest first. */
export function people(pen: Pen, group: readonly Person[]): string {
  const id = (pose: Pose) => pen.id(`o${pose}`);
  const used = [...new Set(group.map(([pose]) => pose))];
  const drawn = used.map((pose) => `<g id="${id(pose)}">${poses[pose](pen)}</g>`);
  const everyone = [...group].sort((a, b) => a[2] - b[2]);
  const uses = everyone.map(([pose, x, y, k, cloth, left]) => {
    const scale = round(k * 100) / 100;
    const turned = left ? `${-scale} ${scale}` : scale;
    return `<use href="#${id(pose)}" fill="${pen.tone(cloth)}" transform="translate(${round(x)} ${round(y)})scale(${turned})"/>`;
  });
  return `<defs>${drawn.join('')}</defs>${uses.join('')}`;
}

/** The garment colour of the `i`th person: every picture starts with another one. */
export const clothOf = (pen: Pen, i: number): string =>
  cloths[(i + pen.pick('cloths', [0, 2, 4, 1, 5, 3])) % cloths.length] ?? cloths[0];
