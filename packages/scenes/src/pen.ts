import { type Cloth, clothPattern } from './cloth.ts';
import { grade, mix } from './colour.ts';
import { frond, HEIGHT, lens, type Point, round, WIDTH } from './paths.ts';
import { hash, rng } from './rng.ts';
import { type Atmosphere, atmospheres, type Time } from './time.ts';

/** The colours of a paper layer: the body, and the lit rim above it. */
export type Paper = readonly [body: string, rim: string];

/**
 * The placement of a frond: x, y, scale, rotation in degrees, colour, and whether it is flipped.
 */
export type FrondPlace = readonly [x: number, y: number, scale: number, turn: number, colour: string, flip?: boolean];

/**
 * The light on an object: that of the landscape, that of the foreground with less haze, or a lamp
 * at any time of day.
 */
export type Light = 'land' | 'near' | 'lamp';

/**
 * The drawing tools of a scene: shapes in the light of the time of day, and randomness from the
 * seed.
 */
export class Pen {
  readonly mirror: boolean;
  readonly time: Time | undefined;
  readonly #seed: number;
  readonly #prefix: string;
  readonly #air: Atmosphere | undefined;
  #layers = 0;
  #light: Light = 'land';

  constructor(id: string, { seed = 0, time, mirror = false }: { seed?: number; time?: Time; mirror?: boolean }) {
    this.#seed = seed;
    this.#prefix = `s${(hash(id) % 36 ** 4).toString(36).padStart(4, '0')}`;
    this.#air = time && atmospheres[time];
    this.time = time;
    this.mirror = mirror;
  }

  /** An id that is unique on the page. Names are letters, because numbers belong to the layers. */
  id(name: string): string {
    return this.#prefix + name;
  }

  /**
   * The seed of one shape in this picture: its own in the first picture of a scene, a different one
   * in every other.
   */
  seed(own: number): number {
    return this.#seed === 0 ? own : hash(`${this.#seed}:${own}`);
  }

  #chance(key: string): number {
    return rng(hash(`${this.#seed}/${key}`))();
  }

  /**
   * How far this picture moves something: not at all in the first, up to `range` in either
   * direction in the others.
   */
  shift(key: string, range: number): number {
    return this.#seed === 0 ? 0 : round((this.#chance(key) * 2 - 1) * range);
  }

  /** Chooses between variants; the first picture of a scene takes the first. */
  pick<T>(key: string, choices: readonly [T, ...T[]]): T {
    if (this.#seed === 0) return choices[0];
    return choices[Math.floor(this.#chance(key) * choices.length)] ?? choices[0];
  }

  /**
   * A wavy height for a canopy: `base` plus a wave, shifted along and a little up or down by the
   * seed.
   */
  wave(base: number, amplitude: number, length: number, phase = 0): (x: number) => number {
    const moved = phase + this.shift(`phase${base}`, 314) / 100;
    const level = base + this.shift(`level${base}`, 12);
    return (x) => level + amplitude * Math.sin(x / length + moved);
  }

  /** A ground colour in the light of the time of day. */
  tone(colour: string): string {
    return this.#air && this.#light !== 'lamp' ? grade(colour, this.#air[this.#light]) : colour;
  }

  /** Draws something in another light: foreground objects have no haze, rooms are lit by lamps. */
  under(light: Light, draw: () => string): string {
    const before = this.#light;
    this.#light = light;
    const drawn = draw();
    this.#light = before;
    return drawn;
  }

  /** A sky colour: the scene's own, or that of the time of day (0 at the top, 2 at the horizon). */
  air(own: string, band: 0 | 1 | 2): string {
    return this.#air?.sky[band] ?? own;
  }

  /** A window: glass by day, lit after dark. */
  window(own: string): string {
    return this.#air?.window ?? this.tone(own);
  }

  fill(d: string, colour: string, extra = ''): string {
    return `<path d="${d}" fill="${this.tone(colour)}"${extra}/>`;
  }

  stroke(d: string, colour: string, width: number, extra = ''): string {
    return `<path d="${d}" fill="none" stroke="${this.tone(colour)}" stroke-width="${width}"${extra}/>`;
  }

  circle(x: number, y: number, r: number, colour: string): string {
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${this.tone(colour)}"/>`;
  }

  ellipse(x: number, y: number, rx: number, ry: number, colour: string): string {
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${this.tone(colour)}"/>`;
  }

  /**
   * A layer of cut paper: one path drawn twice, the lit rim, and the body shifted right and down.
   * The light is from the upper left.
   */
  layer(d: string, [body, rim]: Paper, [dx, dy]: Point = [3, 8], cloth?: Cloth): string {
    const id = this.id(String(this.#layers++));
    const copy = (fill: string) => `<use href="#${id}" x="${this.mirror ? -dx : dx}" y="${dy}" fill="${fill}"/>`;
    const weave = cloth ? this.#pattern(cloth) + copy(this.#woven) : '';
    return `<g fill="${this.tone(rim)}"><path id="${id}" d="${d}"/></g>${copy(this.tone(body))}${weave}`;
  }

  /** A path with a woven fill; draw it over the same path in a plain colour. */
  cloth(d: string, cloth: Cloth): string {
    return `${this.#pattern(cloth)}<path d="${d}" fill="${this.#woven}"/>`;
  }

  /** A woven fill in the sky: its threads have sky colours, not ground colours. */
  skyCloth(d: string, cloth: Cloth): string {
    return `${clothPattern(this.id('W'), cloth)}<path d="${d}" fill="${this.#woven}"/>`;
  }

  get #woven(): string {
    return `url(#${this.id('W')})`;
  }

  #pattern(cloth: Cloth): string {
    return clothPattern(this.id('W'), { ...cloth, colour: this.tone(cloth.colour) });
  }

  /** The sky: its background, then one band per path below it. */
  sky(ground: string, ...bands: readonly (readonly [path: string, colour: string])[]): string {
    const paper = `<path fill="${this.air(ground, 0)}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`;
    return bands.reduce((svg, [d, colour], i) => {
      return `${svg}<path d="${d}" fill="${this.air(colour, i === 0 && bands.length > 1 ? 1 : 2)}"/>`;
    }, paper);
  }

  /**
   * The sun (the moon at night): a disc in rings, each 42 % larger and closer to the colour of the
   * sky. Outermost colour first.
   */
  sun([x, y]: Point, r: number, own: readonly string[]): string {
    return this.sunColours(own)
      .map((colour, i, { length }) => {
        const radius = round(r * (1 + (length - 1 - i) * 0.42));
        return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${colour}"/>`;
      })
      .join('');
  }

  /** The sun's rings at this time of day: as many as the scene draws. */
  sunColours(own: readonly string[]): readonly string[] {
    return this.#air ? this.#air.sun.slice(-own.length) : own;
  }

  /** The position in this picture of what is at `point` in the first one. */
  place(key: string, [x, y]: Point, [dx, dy]: Point): Point {
    return [x + this.shift(`${key}x`, dx), y + this.shift(`${key}y`, dy)];
  }

  /** Lens-shaped clouds: x, y, width and height of each, and the colour. */
  clouds(list: readonly (readonly [number, number, number, number])[], own: string): string {
    const d = list.map(([x, y, w, h], i) => {
      const [cx, cy] = this.place(`cloud${i}-${x}`, [x, y], [150, 18]);
      return lens(cx, cy, w * (1 + this.shift(`cloudw${i}`, 25) / 100), h);
    });
    return `<path d="${d.join('')}" fill="${this.#air?.cloud ?? own}"/>`;
  }

  /** Mist between the trees: lenses in the colour of the haze. */
  mist(list: readonly (readonly [number, number, number, number])[], own: string): string {
    const d = list.map(([x, y, w, h], i) => lens(x + this.shift(`mist${i}-${y}`, 160), y, w, h)).join('');
    return `<path d="${d}" fill="${this.#air ? mix(this.tone(own), this.#air.sky[2], 0.35) : own}"/>`;
  }

  /** Feather fronds: the path is defined once, and used in several places. */
  fronds(list: readonly FrondPlace[]): string {
    const id = this.id('f');
    const uses = list.map(([x, y, k, turn, colour, flip]) => {
      const transform = `translate(${x} ${y})rotate(${turn})scale(${flip ? -k : k} ${k})`;
      return `<use href="#${id}" fill="${this.tone(colour)}" transform="${transform}"/>`;
    });
    return `<defs><path id="${id}" d="${frond()}"/></defs>${uses.join('')}`;
  }
}

/** Round stroke ends. */
export const ROUND = ' stroke-linecap="round"';
