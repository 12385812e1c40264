export { AlertList, type AlertListProps, type ClimateAlertContent } from './AlertList.tsx';
