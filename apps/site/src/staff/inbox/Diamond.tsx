import type { DiamondState } from './entryState.ts';

/** Decorative: the words beside it say the state. A picture, so that forced colours keep its shape. */
export function Diamond({ state, className = '' }: { state: DiamondState; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={`nz:size-4 nz:shrink-0 nz:forced-colors:text-[CanvasText] nz:forced-colors:group-data-open:text-[HighlightText] ${colours[state]} ${className}`}
    >
      <path
        d="M8 1.5 14.5 8 8 14.5 1.5 8Z"
        fill={state === 'done' || state === 'begun' ? 'none' : 'currentColor'}
        stroke="currentColor"
        strokeWidth="1.5"
      />
      {state === 'begun' ? <path d="M8 1.5 14.5 8h-13Z" fill="currentColor" /> : null}
    </svg>
  );
}

const colours: Record<DiamondState, string> = {
  new: 'nz:text-on-primary-soft',
  begun: 'nz:text-on-primary-soft',
  done: 'nz:text-line-strong',
  old: 'nz:text-danger',
  open: 'nz:text-offbeat',
};
