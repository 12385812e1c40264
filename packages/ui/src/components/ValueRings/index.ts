export { ValueRings, type ValueRingsItem, type ValueRingsProps } from './ValueRings.tsx';
