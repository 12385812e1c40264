export { ProvinceCard, type ProvinceCardProps } from './ProvinceCard.tsx';
export { ProvinceCardSkeleton, type ProvinceCardSkeletonProps } from './ProvinceCardSkeleton.tsx';
