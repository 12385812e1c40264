import { cva } from 'class-variance-authority';

/**
 * The classes shared by TextField, TextArea and SelectField: a thin border with a heavier lower
 * edge. Custom controls inside a Field may use them too. They read `aria-invalid` and `disabled`
 * from the control itself.
 */
export const fieldControl = cva([
  'nz:w-full nz:min-w-0 nz:min-h-hit nz:appearance-none nz:rounded-control nz:border-[1.5px] nz:border-b-[3px] nz:border-control nz:bg-surface',
  'nz:px-3.5 nz:pt-2.5 nz:pb-2.75 nz:text-base nz:leading-normal nz:text-text nz:placeholder:text-text-muted nz:placeholder:opacity-100',
  'nz:transition-[border-color,background-color] nz:duration-(--nz-dur-quick) nz:ease-out nz:hover:border-text',
  'nz:focus-ring nz:focus-visible:border-text nz:focus-visible:outline-offset-1',
  'nz:read-only:not-[select]:bg-sunk',
  'nz:aria-[invalid=true]:border-danger nz:aria-[invalid=true]:bg-danger-soft nz:aria-[invalid=true]:text-on-danger-soft',
  'nz:aria-[invalid=true]:placeholder:text-on-danger-soft',
  // Scrolls the error into view with the control.
  'nz:aria-[invalid=true]:scroll-mb-20',
  'nz:disabled:unavailable',
]);
