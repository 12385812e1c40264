/**
 * How much of each pixel is covered by shapes, all of them within the field. Every edge adds its signed part to the pixels that it passes; summed
 * up along a row, that is the part of each pixel that is inside (the method of font renderers such as font-rs).
 */
export class Coverage {
  readonly #width: number;
  readonly #height: number;
  /** Of a row of edges: one at the right end touches two pixels more. */
  readonly #stride: number;
  readonly #edges: Float32Array;
  /** The rows that something was added to. */
  #top: number;
  #bottom = 0;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#top = height;
    this.#stride = width + 2;
    this.#edges = new Float32Array(this.#stride * height);
  }

  /** Adds the inside of polygons whose y axis points up, with their origin at a point. */
  add(polygons: Polygons, scale: number, x: number, y: number): void {
    for (const [start, ...points] of polygons) {
      if (!start) continue;
      let from = start;
      for (const to of [...points, start]) {
        this.#addEdge(x + from[0] * scale, y - from[1] * scale, x + to[0] * scale, y - to[1] * scale);
        from = to;
      }
    }
  }

  /** Calls with every pixel that is covered, and how much of it is, up to 1; then nothing is covered any more. */
  take(paint: (pixel: number, part: number) => void): void {
    const edges = this.#edges;
    for (let row = this.#top; row < this.#bottom; row++) {
      let sum = 0;
      for (let x = 0; x < this.#width; x++) {
        sum += edges[row * this.#stride + x] ?? 0;
        const part = Math.min(Math.abs(sum), 1);
        if (part > 0.01) paint(row * this.#width + x, part);
      }
    }
    edges.fill(0);
    this.#top = this.#height;
    this.#bottom = 0;
  }

  #addEdge(x0: number, y0: number, x1: number, y1: number): void {
    if (y0 === y1) return;
    const sign = y0 < y1 ? 1 : -1;
    const [left, top, right, bottom] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
    const slope = (right - left) / (bottom - top);
    const firstRow = Math.max(0, Math.floor(top));
    const lastRow = Math.min(this.#height, Math.ceil(bottom));
    this.#top = Math.min(this.#top, firstRow);
    this.#bottom = Math.max(this.#bottom, lastRow);
    let x = top < 0 ? left - top * slope : left;
    for (let row = firstRow; row < lastRow; row++) {
      const part = Math.min(row + 1, bottom) - Math.max(row, top);
      const next = x + slope * part;
      this.#addRow(row * this.#stride, Math.min(x, next), Math.max(x, next), part * sign);
      x = next;
    }
  }

  /** An edge within one row, from one x to another: `amount` is how much of the row it spans, with its direction. */
  #addRow(row: number, from: number, to: number, amount: number): void {
    const edges = this.#edges;
    const first = Math.floor(from);
    const end = Math.ceil(to);
    const add = (x: number, part: number) => {
      edges[row + x] = (edges[row + x] ?? 0) + amount * part;
    };
    if (end <= first + 1) {
      const middle = (from + to) / 2 - first;
      add(first, 1 - middle);
      add(first + 1, middle);
      return;
    }
    // What is right of the edge up to the end of each pixel grows; each pixel gets what it has more than the one before.
    const inside = (x: number) => {
      const within = Math.min(Math.max(x - from, 0), to - from);
      return (within * within) / (2 * (to - from)) + Math.max(x - to, 0);
    };
    let before = 0;
    for (let x = first; x <= end; x++) {
      const share = inside(x + 1) - inside(x);
      add(x, share - before);
      before = share;
    }
  }
}

type Point = readonly [x: number, y: number];
export type Polygons = readonly (readonly Point[])[];

/** Straight pieces for a curve: a letter of a card is at most some 150 pixels high. */
const PIECES = 8;

/** The closed outlines of a path (`M`, `L`, `Q`, `C`, `Z`) as polygons. */
export function polygonsOf(path: string): Polygons {
  const polygons: Point[][] = [];
  let points: Point[] = [];
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    const given = Array.from(
      { length: values.length / 2 },
      (_, at): Point => [values[at * 2] ?? 0, values[at * 2 + 1] ?? 0],
    );
    if (command === 'M') {
      points = [];
      polygons.push(points);
    }
    const start = points.at(-1);
    if (start && (command === 'Q' || command === 'C')) points.push(...curve([start, ...given]));
    else points.push(...given);
  }
  return polygons;
}

/** Points on a Bézier curve after its first. */
function curve(controls: Point[]): Point[] {
  return Array.from({ length: PIECES }, (_, at) => pointAt(controls, (at + 1) / PIECES));
}

function pointAt(controls: Point[], part: number): Point {
  let level = controls;
  while (level.length > 1) {
    level = level.slice(1).map(([x, y], at): Point => {
      const [fromX, fromY] = level[at] ?? [x, y];
      return [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
    });
  }
  return level[0] ?? [0, 0];
}
