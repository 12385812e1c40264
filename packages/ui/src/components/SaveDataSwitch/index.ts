export { SaveDataSwitch, type SaveDataSwitchProps } from './SaveDataSwitch.tsx';
