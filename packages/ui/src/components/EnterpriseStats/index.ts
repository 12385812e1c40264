export { type EnterpriseStat, EnterpriseStats, type EnterpriseStatsProps } from './EnterpriseStats.tsx';
