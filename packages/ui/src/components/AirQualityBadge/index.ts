export { AirQualityBadge, type AirQualityBadgeProps } from './AirQualityBadge.tsx';
