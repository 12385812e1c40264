/**
 * A growth ring of a tree, as a closed path round 0,0: almost a circle, as trees are. The same radius and seed give the same ring.
 *
 * @param wobble how far it leaves the circle, as a share of the radius
 */
export function ring(radius: number, seed: number, wobble = 0.03): string {
  const points = Array.from({ length: STEPS }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI;
    const wave = Math.sin(angle * 2 + seed) + 0.6 * Math.sin(angle * 3 + seed * 1.7) + 0.3 * Math.sin(angle * 7 + seed);
    const distance = radius * (1 + (wobble * wave) / 1.9);
    return `${round(distance * Math.cos(angle))} ${round(distance * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

const STEPS = 48;
const round = (value: number) => Math.round(value * 10) / 10;
