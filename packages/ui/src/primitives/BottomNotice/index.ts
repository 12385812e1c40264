export { BottomNotice, type BottomNoticeProps } from './BottomNotice.tsx';
