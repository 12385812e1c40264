import manifest from '../package.json' with { type: 'json' };

/** The version of the server. */
export const { version } = manifest;
