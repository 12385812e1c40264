/** See `migrations/*-courses.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled with its migration
export interface CourseTables {}
