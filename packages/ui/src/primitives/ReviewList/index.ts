export { type ReviewEntry, ReviewList, type ReviewListProps, type ReviewSection } from './ReviewList.tsx';
