/** The pairs of tokens that components combine, without their prefix. */
export interface Pair {
  /** The token of the foreground: text, line or focus ring. */
  fore: string;
  /** The token of the background. */
  back: string;
  /** The contrast that WCAG requires: 4.5 for text, 3 for lines and focus rings. */
  least: 4.5 | 3;
}

const text = (fore: string, back: string): Pair => ({ fore, back, least: 4.5 });
const line = (fore: string, back: string): Pair => ({ fore, back, least: 3 });

/** The pairs that every brand must keep distinguishable. */
export const pairs: Pair[] = [
  ...['bg', 'surface', 'sunk'].flatMap((ground) =>
    ['text', 'text-2', 'text-muted', 'link'].map((fore) => text(fore, ground)),
  ),
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
  text('on-cloth-2', 'cloth'),
  text('on-cloth-muted', 'cloth'),
  text('on-cloth', 'cloth-2'),
  text('on-cloth-muted', 'cloth-2'),
  text('on-cloth', 'cloth-sunk'),
  text('offbeat-bright', 'cloth'),
  text('dark-danger', 'cloth'),
  text('on-offbeat', 'offbeat'),
  text('on-offbeat', 'offbeat-bright'),
  text('on-offbeat-muted', 'offbeat'),
  text('cloth', 'offbeat'),
  text('light-on-danger-soft', 'offbeat'),
  line('cloth-control', 'cloth'),
  line('cloth-line-strong', 'cloth'),
  line('light-on-info-soft', 'offbeat'),
  line('offbeat', 'cloth'),
  line('control', 'bg'),
  line('control', 'surface'),
  line('line-strong', 'bg'),
  line('focus', 'bg'),
  line('focus', 'surface'),
  ...[1, 2, 3, 4, 5, 6].map((step) => text(`on-temp-${step}`, `temp-${step}`)),
  ...[1, 2, 3, 4, 5, 6].map((step) => text(`on-air-${step}`, `air-${step}`)),
  ...[1, 2, 3, 4, 5, 6].map((step) => text(`on-amount-${step}`, `amount-${step}`)),
];
