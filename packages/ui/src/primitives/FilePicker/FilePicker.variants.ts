/** The area where a file is dropped, chosen or photographed. */
/** react-aria hides its first element with a style attribute, which a CSP blocks in server HTML. */
export const zone = [
  'nz:[&>div:first-child]:sr-only',
  'nz:relative nz:min-w-0 nz:flex-1 nz:rounded-control nz:border-2 nz:border-control nz:border-dashed nz:bg-surface nz:hover:border-text',
  'nz:has-focus-visible:outline-3 nz:has-focus-visible:outline-offset-3 nz:has-focus-visible:outline-focus nz:has-disabled:unavailable',
  'nz:data-drop-target:border-primary nz:data-drop-target:border-solid nz:data-drop-target:bg-primary-soft nz:data-drop-target:text-on-primary-soft',
].join(' ');

export const invalidZone = 'nz:border-danger nz:bg-danger-soft nz:text-on-danger-soft';

/** Hidden, because a button opens it; without JavaScript it is shown instead of the button. */
export const nativeInput = 'nz:hidden nz:noscript:block nz:noscript:w-full nz:noscript:p-3';

/** The button fills its zone; the focus ring is around the zone. */
export const zoneButton = [
  'nz:flex nz:min-h-13 nz:w-full nz:items-center nz:justify-center nz:gap-2.5 nz:px-4 nz:py-3 nz:text-center nz:font-semibold',
  'nz:cursor-pointer nz:outline-none nz:disabled:cursor-not-allowed',
].join(' ');
