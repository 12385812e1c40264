/**
 * A growth ring of a tree, as a closed path around 0,0. Deterministic, so that hydration matches.
 *
 * @param wobble the maximum deviation from a circle, as a share of the radius
 */
export function ring(radius: number, seed: number, wobble = 0.03): string {
  const points = Array.from({ length: STEPS }, (_, step): Point => {
    const angle = (step / STEPS) * 2 * Math.PI;
    const wave = Math.sin(angle * 2 + seed) + 0.6 * Math.sin(angle * 3 + seed * 1.7) + 0.3 * Math.sin(angle * 7 + seed);
    const distance = radius * (1 + (wobble * wave) / 1.9);
    return [distance * Math.cos(angle), distance * Math.sin(angle)];
  });
  // Quadratic curves through the midpoints, so that the line is smooth.
  const curves = points.map((point, step) => `${at(point)} ${at(middle(point, points[(step + 1) % STEPS] ?? point))}`);
  return `M${at(middle(points.at(-1) ?? [0, 0], points[0] ?? [0, 0]))}Q${curves.join(' ')}`;
}

type Point = readonly [x: number, y: number];

const STEPS = 24;
const middle = ([x, y]: Point, [toX, toY]: Point): Point => [(x + toX) / 2, (y + toY) / 2];
const at = (point: Point) => point.map((value) => Math.round(value * 10) / 10).join(' ');

/** The colours of the wood, from the middle outwards; the same in light and dark. */
export const wood =
  'nz:[--nz-wood-1:var(--nz-light-give)] nz:[--nz-wood-2:color-mix(in_oklab,var(--nz-light-give)_62%,var(--nz-light-warning-soft))] nz:[--nz-wood-3:color-mix(in_oklab,var(--nz-light-give)_30%,var(--nz-light-warning-soft))]';
