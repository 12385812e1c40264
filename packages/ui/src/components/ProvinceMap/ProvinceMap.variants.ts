import type { ClimateMeasure } from '../../internal/climate/climate.ts';

const temp = [
  'nz:bg-(--nz-temp-1) nz:text-(--nz-on-temp-1)',
  'nz:bg-(--nz-temp-2) nz:text-(--nz-on-temp-2)',
  'nz:bg-(--nz-temp-3) nz:text-(--nz-on-temp-3)',
  'nz:bg-(--nz-temp-4) nz:text-(--nz-on-temp-4)',
  'nz:bg-(--nz-temp-5) nz:text-(--nz-on-temp-5)',
  'nz:bg-(--nz-temp-6) nz:text-(--nz-on-temp-6)',
] as const;
const air = [
  'nz:bg-(--nz-air-1) nz:text-(--nz-on-air-1)',
  'nz:bg-(--nz-air-2) nz:text-(--nz-on-air-2)',
  'nz:bg-(--nz-air-3) nz:text-(--nz-on-air-3)',
  'nz:bg-(--nz-air-4) nz:text-(--nz-on-air-4)',
  'nz:bg-(--nz-air-5) nz:text-(--nz-on-air-5)',
  'nz:bg-(--nz-air-6) nz:text-(--nz-on-air-6)',
] as const;
const amount = [
  'nz:bg-(--nz-amount-1) nz:text-(--nz-on-amount-1)',
  'nz:bg-(--nz-amount-2) nz:text-(--nz-on-amount-2)',
  'nz:bg-(--nz-amount-3) nz:text-(--nz-on-amount-3)',
  'nz:bg-(--nz-amount-4) nz:text-(--nz-on-amount-4)',
  'nz:bg-(--nz-amount-5) nz:text-(--nz-on-amount-5)',
  'nz:bg-(--nz-amount-6) nz:text-(--nz-on-amount-6)',
] as const;

/** The colours of the steps of a measure, each with its text colour. */
export const ramps: Readonly<Record<ClimateMeasure, readonly string[]>> = {
  temperature: temp,
  airQuality: air,
  humidity: amount,
  windSpeed: amount,
  population: amount,
};

/** A tile without a reading. */
export const noReading = 'nz:bg-sunk nz:text-text';

/**
 * Complete class names, for Tailwind to find; not styles, which a strict CSP blocks in server HTML.
 */
export const rows = [
  'nz:row-start-1',
  'nz:row-start-2',
  'nz:row-start-3',
  'nz:row-start-4',
  'nz:row-start-5',
  'nz:row-start-6',
  'nz:row-start-7',
  'nz:row-start-8',
  'nz:row-start-9',
  'nz:row-start-10',
  'nz:row-start-11',
  'nz:row-start-12',
  'nz:row-start-13',
  'nz:row-start-14',
] as const;
export const columns = [
  'nz:col-start-1',
  'nz:col-start-2',
  'nz:col-start-3',
  'nz:col-start-4',
  'nz:col-start-5',
  'nz:col-start-6',
  'nz:col-start-7',
  'nz:col-start-8',
  'nz:col-start-9',
  'nz:col-start-10',
  'nz:col-start-11',
  'nz:col-start-12',
  'nz:col-start-13',
  'nz:col-start-14',
] as const;

export const tile = [
  'nz:relative nz:col-span-2 nz:row-span-2 nz:size-[calc(70.71%-3px)] nz:rotate-45 nz:place-self-center nz:[contain:layout_size]',
  'nz:outline-0 nz:outline-offset-2 nz:outline-focus nz:hover:shadow-[inset_0_0_0_3px_currentColor]',
  'nz:focus-visible:z-2 nz:focus-visible:outline-3 nz:forced-colors:border',
  'nz:aria-[current=true]:z-1 nz:aria-[current=true]:shadow-[0_0_0_2px_var(--nz-bg),0_0_0_5px_var(--nz-text),inset_0_0_0_3px_var(--nz-offbeat)]',
].join(' ');

/** Counter-rotated, so that it is upright. */
export const tileText =
  'nz:absolute nz:inset-0 nz:flex nz:-rotate-45 nz:flex-col nz:justify-center nz:text-center nz:text-xs nz:leading-tight nz:large-text:text-[4cqi] nz:tabular-nums nz:[contain:layout_size] nz:sm:text-sm nz:lg:text-base';

/** Contained: a new value does not affect the layout around it. */
export const tileValue = 'nz:h-[1lh] nz:whitespace-nowrap nz:[contain:layout_size]';
