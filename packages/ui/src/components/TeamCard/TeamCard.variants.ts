import { cva } from 'class-variance-authority';

/** The ground of a diamond, and the colour of its initials. */
export const diamondVariants = cva('nz:bg-(--nz-diamond) nz:text-(--nz-diamond-ink)', {
  variants: {
    tone: {
      forest: 'nz:[--nz-diamond:var(--nz-cloth-sunk)] nz:[--nz-diamond-ink:var(--nz-light-success-soft)]',
      laterite: 'nz:[--nz-diamond:var(--nz-light-on-give-soft)] nz:[--nz-diamond-ink:var(--nz-light-give-soft)]',
      river: 'nz:[--nz-diamond:var(--nz-light-on-water-soft)] nz:[--nz-diamond-ink:var(--nz-light-water-soft)]',
      gold: 'nz:[--nz-diamond:var(--nz-light-on-warning-soft)] nz:[--nz-diamond-ink:var(--nz-light-warning-soft)]',
      cobalt: 'nz:[--nz-diamond:var(--nz-light-on-info-soft)] nz:[--nz-diamond-ink:var(--nz-light-info-soft)]',
    },
  },
});

/** The woven band of a diamond. */
export const weaveVariants = cva('nz:absolute nz:inset-[4%] nz:opacity-70 nz:bg-(--nz-diamond-weave)', {
  variants: {
    tone: {
      forest: 'nz:pattern-lattice nz:[--nz-diamond-weave:var(--nz-dark-success)]',
      laterite: 'nz:pattern-keys nz:[--nz-diamond-weave:var(--nz-dark-give)]',
      river: 'nz:pattern-chevron nz:[--nz-diamond-weave:var(--nz-dark-water)]',
      gold: 'nz:pattern-keys nz:[--nz-diamond-weave:var(--nz-dark-warning)]',
      cobalt: 'nz:pattern-lattice nz:[--nz-diamond-weave:var(--nz-dark-info)]',
    },
  },
});

/** The colours that the server assigns to people. */
export type TeamTone = 'forest' | 'laterite' | 'river' | 'gold' | 'cobalt';
