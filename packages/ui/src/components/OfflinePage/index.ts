export { type KeptPage, OfflinePage, type OfflinePageProps } from './OfflinePage.tsx';
