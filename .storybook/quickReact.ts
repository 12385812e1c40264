/**
 * React's development build records where each element was created, and each rendering for the
 * profiler: half of the script time of stories. This turns both off; checks and warnings stay.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });
const react: Record<string, unknown> = await import('react');
const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
// React stops recording after ten thousand elements in a second.
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

export {};
