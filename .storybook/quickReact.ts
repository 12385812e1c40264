/**
 * React's development build notes for every element where it was made and by which task, and every
 * rendering for the profiler of the browser: half of the time of scripts in stories. Its checks
 * and warnings stay.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });
const react: Record<string, unknown> = await import('react');
const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
// After ten thousand in a second React notes no more.
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

export {};
