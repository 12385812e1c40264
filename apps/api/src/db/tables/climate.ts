/** See `migrations/*-climate.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled with its migration
export interface ClimateTables {}
