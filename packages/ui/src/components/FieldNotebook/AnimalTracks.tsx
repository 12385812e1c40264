/** One footprint of each animal, pointing to the end of the line. */
const prints = {
  elephant:
    'M6 12a8 7 0 1 0 16 0a8 7 0 1 0-16 0M23 6.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M25 10a1 1 0 1 0 2 0a1 1 0 1 0-2 0M25 14a1 1 0 1 0 2 0a1 1 0 1 0-2 0M23 17.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  okapi: 'M8 8c6-4 12-2 16 3c-6 0-12 1-15 0c-2-1-2-2-1-3zM8 17c-1-1-1-2 1-3c3-1 9 0 15 0c-4 5-10 7-16 3z',
  bird: 'M6 12h18M14 12l9-8M14 12l9 8M14 12l-8 3',
};

/** The animals whose tracks a notebook can have. */
export type NotebookTracks = keyof typeof prints;

/**
 * The way an animal went: beside the icon on phones, down the margin on wide screens. Decorative.
 */
export function AnimalTracks({ of }: { of: NotebookTracks }) {
  return (
    <svg
      viewBox="0 0 100 44"
      aria-hidden="true"
      data-slot="notebook-tracks"
      className="nz:ms-auto nz:h-11 nz:w-25 nz:fill-current nz:stroke-current nz:stroke-[1.5] nz:text-line-strong nz:lg:absolute nz:lg:start-9 nz:lg:top-7 nz:lg:rotate-90 nz:print:hidden"
      strokeLinecap="round"
    >
      {[0, 1, 2].map((step) => (
        <path key={step} d={prints[of]} transform={`translate(${step * 34} ${step % 2 === 0 ? 0 : 20})`} />
      ))}
    </svg>
  );
}
