/** See `migrations/*-submissions.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled with its migration
export interface SubmissionTables {}
