export { DraftNotice, type DraftNoticeProps, type DraftStatus } from './DraftNotice.tsx';
