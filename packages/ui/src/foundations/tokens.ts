/** The token names that the stories of the foundations show. Values are read from the page, so that they cannot go stale. */
export const ramps = {
  paper: [50, 100, 200, 300, 400, 500],
  ink: [500, 600, 700, 800, 900],
  forest: [100, 200, 300, 400, 500, 600, 700, 800, 900, 950],
  laterite: [100, 200, 300, 400, 500, 600, 700, 800, 900],
  river: [100, 200, 300, 400, 500, 600, 700, 900],
  gold: [100, 200, 300, 400, 500, 600, 700, 900],
  cobalt: [100, 200, 300, 400, 500, 600, 700, 900],
  tukula: [100, 200, 300, 500, 600, 800],
};

export interface Pair {
  /** The token of the text, the line or the ring. */
  fore: string;
  /** The token under it. */
  back: string;
  /** The contrast that WCAG asks for: 4.5 for text, 3 for lines and focus. */
  least: 4.5 | 3;
}

const text = (fore: string, back: string): Pair => ({ fore, back, least: 4.5 });
const line = (fore: string, back: string): Pair => ({ fore, back, least: 3 });

export const pairs: Pair[] = [
  text('text', 'bg'),
  text('text-2', 'bg'),
  text('text-muted', 'sunk'),
  text('link', 'bg'),
  text('on-primary', 'primary'),
  text('on-primary', 'primary-hover'),
  text('on-primary-soft', 'primary-soft'),
  text('on-give', 'give'),
  text('on-give', 'give-hover'),
  text('on-give-soft', 'give-soft'),
  text('on-danger', 'danger'),
  text('on-danger-soft', 'danger-soft'),
  text('on-success-soft', 'success-soft'),
  text('on-warning-soft', 'warning-soft'),
  text('on-info-soft', 'info-soft'),
  text('on-water-soft', 'water-soft'),
  text('give', 'surface'),
  text('warning', 'bg'),
  text('danger', 'bg'),
  text('success', 'bg'),
  text('info', 'bg'),
  text('water', 'bg'),
  text('on-cloth', 'cloth'),
  text('on-cloth-muted', 'cloth'),
  text('on-offbeat', 'offbeat'),
  line('offbeat', 'cloth'),
  line('control', 'bg'),
  line('line-strong', 'bg'),
  line('focus', 'bg'),
  ...[1, 2, 3, 4, 5, 6].map((step) => text(`on-temp-${step}`, `temp-${step}`)),
  ...[1, 2, 3, 4, 5, 6].map((step) => text(`on-air-${step}`, `air-${step}`)),
];

/** The custom property of a token. */
export const token = (name: string) => `var(--nz-${name})`;
