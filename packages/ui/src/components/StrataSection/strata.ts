/**
 * The grounds of the strata, from the top down. The dark ones redefine the cloth tokens, in both
 * themes.
 */
export const strata = {
  soil: [
    'nz:ground-cloth nz:[--nz-cloth:var(--nz-light-give-hover)] nz:[--nz-cloth-2:var(--nz-light-on-give-soft)]',
    'nz:[--nz-cloth-sunk:var(--nz-light-give-edge)] nz:[--nz-cloth-line:var(--nz-dark-give)]',
    'nz:[--nz-cloth-line-strong:var(--nz-dark-give)] nz:[--nz-on-cloth-muted:var(--nz-light-give-soft)]',
    'nz:[--nz-info:var(--nz-dark-info)] nz:[--nz-give:var(--nz-dark-give-hover)]',
  ].join(' '),
  deep: [
    'nz:ground-cloth nz:[--nz-cloth:var(--nz-light-give-edge)] nz:[--nz-cloth-2:var(--nz-light-on-give-soft)]',
    'nz:[--nz-cloth-sunk:var(--nz-dark-on-give)] nz:[--nz-cloth-line:var(--nz-dark-give)]',
    'nz:[--nz-cloth-line-strong:var(--nz-dark-give)] nz:[--nz-on-cloth-muted:var(--nz-light-give-soft)]',
  ].join(' '),
  clay: 'nz:bg-sunk',
  rock: [
    'nz:ground-cloth nz:[--nz-cloth:var(--nz-dark-info-soft)] nz:[--nz-cloth-2:var(--nz-light-on-info-soft)]',
    'nz:[--nz-cloth-line:var(--nz-dark-info)] nz:[--nz-cloth-line-strong:var(--nz-dark-info)]',
    'nz:[--nz-on-cloth-muted:var(--nz-dark-on-info-soft)]',
  ].join(' '),
};

/** A stratum: topsoil, the earth under it, clay, rock. */
export type StrataTone = keyof typeof strata;

/** The strata from the top down. */
export const strataTones = Object.keys(strata) as StrataTone[];

/** The colours of the grounds, for use outside of them, where the tokens differ. */
export const groundColours: Record<StrataTone | 'paper', string> = {
  paper: 'nz:bg-bg',
  soil: 'nz:bg-(--nz-light-give-hover)',
  deep: 'nz:bg-(--nz-light-give-edge)',
  clay: 'nz:bg-sunk',
  rock: 'nz:bg-(--nz-dark-info-soft)',
};

/** The colours of a torn edge: its rim, and the ground below. */
export const edgeColours: Record<StrataTone | 'paper', { rim: string; ground: string }> = {
  paper: { rim: 'nz:fill-(--nz-dark-info)', ground: 'nz:fill-bg' },
  soil: { rim: 'nz:fill-(--nz-dark-give)', ground: 'nz:fill-(--nz-light-give-hover)' },
  deep: { rim: 'nz:fill-(--nz-light-give)', ground: 'nz:fill-(--nz-light-give-edge)' },
  clay: { rim: 'nz:fill-(--nz-dark-give)', ground: 'nz:fill-sunk' },
  rock: { rim: 'nz:fill-(--nz-light-info)', ground: 'nz:fill-(--nz-dark-info-soft)' },
};
