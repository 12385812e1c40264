/**
 * The paths of the signs on a 48 px grid: an outline at 45 degrees, a gold seed, and for one a
 * filled part.
 */
export interface SignShape {
  outline: string;
  seed: string;
  filled?: string;
}

export const signShapes = {
  climate: {
    outline: 'M24 2L46 24L24 46L2 24ZM24 40V13M12 26L24 14L36 26M15.5 32.5L24 24L32.5 32.5',
    seed: 'M24 7l4 4l-4 4l-4-4z',
  },
  water: {
    outline:
      'M24 2L46 24L24 46L2 24ZM9 19L14 24L19 19L24 24L29 19L34 24L39 19M12 29.5L14 31.5L19 26.5L24 31.5L29 26.5L34 31.5L36 29.5M19 34L24 39L29 34',
    seed: 'M24 9l4 4l-4 4l-4-4z',
  },
  wildlife: {
    outline:
      'M24 2L46 24L24 46L2 24ZM24 13L35 24L24 35L13 24ZM8.5 17.5L13 13M35 13L39.5 17.5M8.5 30.5L13 35M35 35L39.5 30.5',
    seed: 'M24 19l5 5l-5 5l-5-5z',
  },
  community: {
    outline: 'M17 9.5L31.5 24L17 38.5L2.5 24ZM23.2 14.3L29.5 8L45.5 24L29.5 40L23.2 33.7M20 30.5L13.5 24L20 17.5',
    seed: 'M23.2 20l4 4l-4 4l-4-4z',
  },
  digital: {
    outline: 'M2 24L24 2L46 24L24 46L11 33L24 20L31 27L24 34',
    seed: 'M14.5 18.5l4 4l-4 4l-4-4z',
  },
  minerals: {
    outline: 'M24 2L46 24L24 46L2 24ZM13 13V24L24 35L35 24V13M13 24L24 14L35 24M24 35V46M24 14V2',
    seed: 'M24 19.5l5 5l-5 5l-5-5z',
  },
  data: {
    outline: 'M24 2L46 24L24 46L2 24ZM13 13L35 35M35 13L13 35',
    seed: 'M24 7l6.5 6.5L24 20l-6.5-6.5z',
    filled: 'M24 28l6.5 6.5L24 41l-6.5-6.5z',
  },
  biodiversity: {
    outline: 'M24 2L46 24L24 46L2 24ZM24 39V20M24 33L14 23M24 33L34 23',
    seed: 'M24 9l5 5l-5 5l-5-5z',
  },
  finance: {
    outline: 'M24 2L46 24L24 46L2 24ZM12 32H19V26H26V20H36',
    seed: 'M26 7.5l4.5 4.5l-4.5 4.5l-4.5-4.5z',
  },
  roots: {
    outline: 'M24 2L46 24L24 46L2 24ZM24 8V24M24 24L13 35M24 24L35 35M24 24V46M24 16L16 24M24 16L32 24',
    seed: 'M24 20l4 4l-4 4l-4-4z',
  },
  open: {
    outline: 'M20 6L2 24L24 46L46 24L28 6M24 15L33 24L24 33L15 24Z',
    seed: 'M24 1l4 4l-4 4l-4-4z',
  },
  together: {
    outline: 'M24 2L46 24L24 46L2 24ZM12.5 25.5L24 14L31.5 21.5M35.5 22.5L24 34L16.5 26.5',
    seed: 'M24 19.5l4.5 4.5l-4.5 4.5l-4.5-4.5z',
  },
  care: {
    outline: 'M24 2L46 24L24 46L2 24ZM9.5 24H15L24 33L33 24H38.5M24 33V40',
    seed: 'M24 13l6 6l-6 6l-6-6z',
  },
  proof: {
    outline: 'M24 2L46 24L24 46L2 24ZM14.5 23.5L21.5 30.5L33.5 18.5',
    seed: 'M24 7l4 4l-4 4l-4-4z',
  },
} satisfies Record<string, SignShape>;
