import { between, rng } from './rng.ts';

/** The canvas of every scene. */
export const WIDTH = 1200;
export const HEIGHT = 800;

const BELOW = HEIGHT + 20;

export type Point = readonly [x: number, y: number];

/**
 * Rounds to whole pixels: at a width of 1200 the difference is invisible, and every file is a third
 * smaller.
 */
export const round = Math.round;

/** Removes the spaces that SVG does not need before a minus sign. */
export const compact = (path: string): string => path.replaceAll(' -', '-');

/**
 * A smooth line through points (quadratic midpoints, so every join is a `T`), closed down to
 * `bottom` unless `close` is false.
 */
export function soft(points: readonly Point[], { close = true, bottom = BELOW } = {}): string {
  const at = (i: number): Point => points[i] as Point;
  const middle = (i: number): Point => [round((at(i)[0] + at(i + 1)[0]) / 2), round((at(i)[1] + at(i + 1)[1]) / 2)];
  let [cx, cy] = middle(1);
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}Q${round(at(1)[0])} ${round(at(1)[1])} ${cx} ${cy}`;
  for (let i = 2; i < points.length - 1; i++) {
    const [x, y] = middle(i);
    path += compact(`t${x - cx} ${y - cy}`);
    cx = x;
    cy = y;
  }
  const last = at(points.length - 1);
  path += `T${round(last[0])} ${round(last[1])}`;
  return close ? `${path}V${bottom}H${round(at(0)[0])}Z` : path;
}

/** The limits of a band from side to side. */
export interface Span {
  x0?: number;
  x1?: number;
  bottom?: number;
}

/**
 * A ridge of hills: `n` smooth waves around height `y`, with at most `amplitude`, leaning by
 * `tilt`.
 */
export function ridge(
  seed: number,
  y: number,
  amplitude: number,
  n: number,
  { x0 = -40, x1 = WIDTH + 40, tilt = 0, bottom = BELOW }: Span & { tilt?: number } = {},
): string {
  const random = rng(seed);
  const points: Point[] = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    points.push([x0 + (x1 - x0) * t, y + tilt * (t - 0.5) + (random() - 0.5) * 2 * amplitude]);
  }
  return soft(points, { bottom });
}

/** The edge of a forest: crowns as arcs of `min` to `max` radius along a height function. */
export function canopy(
  seed: number,
  height: (x: number) => number,
  min: number,
  max: number,
  { x0 = -60, x1 = WIDTH + 60, bottom = BELOW }: Span = {},
): string {
  const random = rng(seed);
  let x = x0;
  let y = round(height(x0));
  let path = `M${x} ${y}`;
  while (x < x1) {
    const radius = between(random, min, max);
    const width = round(radius * between(random, 1.25, 1.75));
    const to = round(height(x + width) + (random() - 0.5) * 0.7 * radius);
    path += compact(`a${round(radius)} ${round(radius * between(random, 0.8, 1.05))} 0 0 1 ${width} ${to - y}`);
    x += width;
    y = to;
  }
  return `${path}V${bottom}H${x0}Z`;
}

/** One tree crown: a lumpy ellipse of `n` arcs, its lower half flattened to `flat`. */
export function crown(seed: number, cx: number, cy: number, rx: number, ry: number, n = 9, flat = 0.55): string {
  const random = rng(seed);
  const points: Point[] = [];
  for (let i = 0; i < n; i++) {
    const angle = (Math.PI * 2 * i) / n - Math.PI / 2 + (random() - 0.5) * 0.25;
    const k = between(random, 0.88, 1.08);
    const y = Math.sin(angle) * ry * k;
    points.push([round(cx + Math.cos(angle) * rx * k), round(cy + (y > 0 ? y * flat : y))]);
  }
  const [start] = points as [Point];
  let path = `M${start[0]} ${start[1]}`;
  for (let i = 1; i <= n; i++) {
    const from = points[i - 1] as Point;
    const to = points[i % n] as Point;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const radius = round(Math.hypot(dx, dy) * between(random, 0.56, 0.72));
    path += compact(`a${radius} ${radius} 0 0 1 ${dx} ${dy}`);
  }
  return `${path}Z`;
}

/** A thin cloud, or a light reflection on water. */
export const lens = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}q${round(width / 2)}-${round(height)} ${round(width)} 0q-${round(width / 2)} ${round(height)}-${round(width)} 0z`;

/** A distant bird with its wings up. */
export function bird(x: number, y: number, scale: number): string {
  const s = (n: number) => round(n * scale);
  return compact(
    `M${x} ${y}q${s(9)} ${s(-9)} ${s(18)} ${s(2)}q${s(8)} ${s(-12)} ${s(18)} ${s(-5)}q${s(-12)} ${s(-1)} ${s(-18)} ${s(11)}q${s(-6)} ${s(-8)} ${s(-18)} ${s(-8)}z`,
  );
}

/** A star, narrower than it is tall. */
export const star = (x: number, y: number, size: number): string =>
  `M${round(x)} ${round(y - size)}l${round(size * 0.6)} ${round(size)}l-${round(size * 0.6)} ${round(size)}l-${round(size * 0.6)}-${round(size)}z`;

/** A diamond of radius `r` around a point. */
export const diamond = (x: number, y: number, r: number): string => `M${x} ${y - r}l${r} ${r}l-${r} ${r}l-${r}-${r}z`;

/** A band of grass blades rooted at height `y`. */
export function grass(seed: number, y: number, step: number, min: number, max: number, lean = 6): string {
  const random = rng(seed);
  let x = -20;
  let path = `M${x} ${BELOW}V${y}`;
  while (x < WIDTH + 40) {
    const width = round(between(random, step * 0.6, step * 1.3));
    const height = round(between(random, min, max));
    const tip = round(width * 0.5 + between(random, -lean, lean));
    path += compact(`l${tip} -${height}l${width - tip} ${height}`);
    x += width;
  }
  return `${path}V${BELOW}Z`;
}

/** The size of one feather frond. */
export interface FrondShape {
  leaves?: number;
  length?: number;
  arch?: number;
  leaf?: number;
}

/** One feather frond of raffia palm, growing right from 0,0. */
export function frond({ leaves = 15, length = 200, arch = 70, leaf = 46 }: FrondShape = {}): string {
  const along = (t: number): Point => {
    const u = 1 - t;
    return [2 * u * t * length * 0.5 + t * t * length, 2 * u * t * -arch + t * t * (arch * 0.25)];
  };
  let upper = 'M0 0';
  let lower = '';
  for (let i = 1; i <= leaves; i++) {
    const t = i / leaves;
    const [x, y] = along(t);
    const [rootX, rootY] = along((i - 0.55) / leaves);
    const l = leaf * Math.sin(Math.PI * Math.min(1, t * 0.82 + 0.14));
    upper += `L${round(x + l * 0.5)} ${round(y - l * 0.62)}L${round(x)} ${round(y - 2)}`;
    lower = `L${round(x + l * 0.3)} ${round(y + l * 0.86)}L${round(rootX)} ${round(rootY + 3)}${lower}`;
  }
  return `${compact(upper + lower)}Z`;
}
