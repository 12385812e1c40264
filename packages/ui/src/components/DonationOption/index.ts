export { DonationOption, type DonationOptionProps } from './DonationOption.tsx';
