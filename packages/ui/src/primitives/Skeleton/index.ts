export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { SkeletonCard, type SkeletonCardProps } from './SkeletonCard.tsx';
export { SkeletonPicture, type SkeletonPictureProps } from './SkeletonPicture.tsx';
