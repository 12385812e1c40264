export { WalletCard, type WalletCardProps } from './WalletCard.tsx';
