export type { UpdateContent } from './UpdateEntry.tsx';
export { UpdateFeed, type UpdateFeedProps } from './UpdateFeed.tsx';
