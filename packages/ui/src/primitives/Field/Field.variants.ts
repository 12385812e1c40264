import { cva } from 'class-variance-authority';

/**
 * The classes of everything one types or picks in: a thin line, and below it the selvedge. TextField, TextArea and SelectField share them;
 * a control of your own inside a Field may take them too. They read `aria-invalid` and `disabled` from the control itself.
 */
export const fieldControl = cva([
  'w-full min-w-0 min-h-hit appearance-none rounded-control border-[1.5px] border-b-[3px] border-control bg-surface',
  'px-3.5 pt-2.5 pb-2.75 text-base leading-normal text-text placeholder:text-text-muted placeholder:opacity-100',
  'transition-[border-color,background-color] duration-(--nz-dur-quick) ease-out hover:border-text',
  'focus-ring focus-visible:border-text focus-visible:outline-offset-1',
  'read-only:not-[select]:bg-sunk',
  'aria-[invalid=true]:border-danger aria-[invalid=true]:bg-danger-soft aria-[invalid=true]:text-on-danger-soft',
  'aria-[invalid=true]:placeholder:text-on-danger-soft',
  'disabled:border-dashed disabled:border-control disabled:bg-sunk disabled:text-text-muted disabled:opacity-100',
]);
