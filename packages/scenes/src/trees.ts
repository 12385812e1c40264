import { compact, crown, round } from './paths.ts';
import { type Pen, ROUND } from './pen.ts';
import { between, rng } from './rng.ts';

/** Colours of a tree: trunk, crown, lit rim of the crown. */
type TreeColours = readonly [trunk: string, body: string, rim: string];

/** Where a tree is: its foot and its height. */
export interface Tree {
  seed: number;
  x: number;
  base: number;
  height: number;
  colours: TreeColours;
}

/** A forest giant: bare trunk, two branches, three stacked crowns. */
export function emergent(
  pen: Pen,
  { seed: own, x, base, height: h, width: w, colours }: Tree & { width: number },
): string {
  const seed = pen.seed(own);
  const [trunk, ...paper] = colours;
  const top = base - h;
  const bole = `M${round(x - h * 0.028)} ${base}Q${round(x - h * 0.012)} ${round(base - h * 0.4)} ${round(x - h * 0.014)} ${round(top)}h${round(h * 0.03)}Q${round(x + h * 0.014)} ${round(base - h * 0.4)} ${round(x + h * 0.04)} ${base}Z`;
  const branches = `M${round(x)} ${round(top + h * 0.3)}L${round(x - w * 0.28)} ${round(top + h * 0.06)}M${round(x)} ${round(top + h * 0.24)}L${round(x + w * 0.26)} ${round(top + h * 0.02)}`;
  return (
    pen.fill(bole, trunk) +
    pen.stroke(branches, trunk, Math.max(3, round(h * 0.016))) +
    pen.layer(crown(seed + 1, x - w * 0.24, top + h * 0.03, w * 0.3, h * 0.1, 8), paper, [2, 6]) +
    pen.layer(crown(seed + 2, x + w * 0.24, top - h * 0.01, w * 0.32, h * 0.1, 8), paper, [2, 6]) +
    pen.layer(crown(seed + 3, x, top - h * 0.07, w * 0.36, h * 0.12), paper, [2, 7])
  );
}

/** An umbrella acacia: forked trunk, two flat crowns. */
export function acacia(
  pen: Pen,
  { seed: own, x, base, height: h, width: w, colours }: Tree & { width: number },
): string {
  const seed = pen.seed(own);
  const [trunk, ...paper] = colours;
  const top = base - h;
  const f = Math.max(2, 0.02 * h);
  const fork =
    `M${round(x - f * 1.3)} ${base}Q${round(x - f * 0.3)} ${round(base - h * 0.34)} ${round(x - w * 0.07)} ${round(base - h * 0.5)}T${round(x - w * 0.26)} ${round(top)}` +
    `l${round(f * 1.4)}-1Q${round(x - w * 0.06)} ${round(top + h * 0.26)} ${round(x)} ${round(base - h * 0.56)}Q${round(x + w * 0.08)} ${round(top + h * 0.22)} ${round(x + w * 0.24)} ${round(top - h * 0.04)}` +
    `l${round(f)} 3Q${round(x + w * 0.12)} ${round(top + h * 0.3)} ${round(x + f)} ${round(base - h * 0.42)}Q${round(x + f * 0.6)} ${round(base - h * 0.2)} ${round(x + f * 1.5)} ${base}Z`;
  return (
    pen.fill(fork, trunk) +
    pen.layer(crown(seed, x - w * 0.16, top + 2, w * 0.36, h * 0.13, 11, 0.2), paper, [2, 5]) +
    pen.layer(crown(seed + 5, x + w * 0.2, top - h * 0.05, w * 0.32, h * 0.12, 10, 0.2), paper, [2, 5])
  );
}

/** A palm: a leaning trunk and nine curved blades. */
export function palm(pen: Pen, { seed, x, base, height: h, colours, lean = 0 }: Tree & { lean?: number }): string {
  const [trunk, ...paper] = colours;
  const random = rng(pen.seed(seed));
  const [topX, topY] = [x + lean, base - h];
  const blades = 9;
  let d = '';
  for (let i = 0; i < blades; i++) {
    const angle = -Math.PI * 1.08 + (Math.PI * 1.16 * i) / (blades - 1) + (random() - 0.5) * 0.12;
    const length = h * 0.46 * between(random, 0.85, 1.08);
    const ex = Math.cos(angle) * length;
    const ey = Math.sin(angle) * length * 0.72 + length * 0.28;
    d += `M${round(topX)} ${round(topY)}q${round(ex * 0.5 - 3)} ${round(ey * 0.5 - length * 0.35)} ${round(ex)} ${round(ey)}q${round(-ex * 0.5 + 6)} ${round(-ey * 0.78 + length * 0.02)} ${round(-ex)} ${round(-ey)}z`;
  }
  const bole = `M${round(x)} ${base}Q${round(x + lean * 0.15)} ${round(base - h * 0.55)} ${round(topX)} ${round(topY)}`;
  return pen.stroke(bole, trunk, Math.max(5, round(h * 0.045)), ROUND) + pen.layer(compact(d), paper, [1, 4]);
}

/** A banana plant: six big blades from one root. */
export function banana(
  pen: Pen,
  { seed, x, base, height: h, colours }: Omit<Tree, 'colours'> & { colours: readonly [body: string, rim: string] },
): string {
  const random = rng(pen.seed(seed));
  let d = '';
  for (let i = 0; i < 6; i++) {
    const angle = -Math.PI / 2 + (i - 2.5) * 0.42 + (random() - 0.5) * 0.1;
    const length = h * between(random, 0.8, 1);
    const ex = Math.cos(angle) * length * 0.8;
    const ey = Math.sin(angle) * length + Math.abs(i - 2.5) * h * 0.12;
    const [nx, ny] = [-Math.sin(angle) * h * 0.12, Math.cos(angle) * h * 0.12];
    d += `M${round(x)} ${base}q${round(ex * 0.5 + nx)} ${round(ey * 0.75 + ny)} ${round(ex)} ${round(ey)}q${round(-ex * 0.3 - nx * 1.4)} ${round(-ey * 0.18 - ny * 0.6)} ${round(-ex)} ${round(-ey)}z`;
  }
  return pen.layer(compact(d), colours, [2, 5]);
}
