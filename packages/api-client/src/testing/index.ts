export { exampleHandlers } from './handlers.ts';
export { createTestStore, type TestStore } from './store.ts';
