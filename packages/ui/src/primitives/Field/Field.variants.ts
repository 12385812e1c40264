import { cva } from 'class-variance-authority';

/**
 * The classes of every control to type or choose in: a thin line, and below it the selvedge. TextField, TextArea and SelectField share them;
 * a control of your own inside a Field may take them too. They read `aria-invalid` and `disabled` from the control itself.
 */
export const fieldControl = cva([
  'nz:w-full nz:min-w-0 nz:min-h-hit nz:appearance-none nz:rounded-control nz:border-[1.5px] nz:border-b-[3px] nz:border-control nz:bg-surface',
  'nz:px-3.5 nz:pt-2.5 nz:pb-2.75 nz:text-base nz:leading-normal nz:text-text nz:placeholder:text-text-muted nz:placeholder:opacity-100',
  'nz:transition-[border-color,background-color] nz:duration-(--nz-dur-quick) nz:ease-out nz:hover:border-text',
  'nz:focus-ring nz:focus-visible:border-text nz:focus-visible:outline-offset-1',
  'nz:read-only:not-[select]:bg-sunk',
  'nz:aria-[invalid=true]:border-danger nz:aria-[invalid=true]:bg-danger-soft nz:aria-[invalid=true]:text-on-danger-soft',
  'nz:aria-[invalid=true]:placeholder:text-on-danger-soft',
  // What is wrong comes into view with the control.
  'nz:aria-[invalid=true]:scroll-mb-20',
  'nz:disabled:unavailable',
]);
