export { baseApi as nzeteApi } from './base/api.ts';
export type { QueryError } from './base/baseQuery.ts';
export type { NzeteClientConfig, NzeteThunkExtra } from './base/config.ts';
export { createNzeteStoreParts, type NzeteStoreParts } from './base/storeParts.ts';
export type { TagType } from './base/tags.ts';
export { type ClientError, readError } from './errors.ts';
export type { ApiError, FieldError, Lang } from './generated/site.ts';
export { languages } from './languages.ts';
