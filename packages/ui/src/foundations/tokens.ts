/**
 * The token names in the stories of the foundations. Values are read from the page, so that they
 * never go stale.
 */
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

/** The custom property of a token. */
export const token = (name: string) => `var(--nz-${name})`;
