import { defineMessages, type NoMessageValues } from 'react-intl';

export const walletCardMessages = defineMessages<{
  address: { network: string };
  copy: NoMessageValues;
  warning: { currency: string; network: string };
  code: { name: string };
  sampleCode: { name: string };
}>({
  address: {
    id: 'ui.WalletCard.address',
    defaultMessage: 'Address, {network} network',
    description: 'Above the address of a wallet; network is its name, such as TRC-20',
  },
  copy: {
    id: 'ui.WalletCard.copy',
    defaultMessage: 'Copy Address',
    description: 'Button that copies the address of a wallet',
  },
  warning: {
    id: 'ui.WalletCard.warning',
    defaultMessage: 'Send only {currency}, and only by the {network} network. Anything else is lost.',
    description: 'Below the address of a wallet; currency is a code such as USDT, network a name such as TRC-20',
  },
  code: {
    id: 'ui.WalletCard.code',
    defaultMessage: 'QR code of the address: {name}',
    description: 'What the picture is; name is that of the wallet, such as Bitcoin (BTC)',
  },
  sampleCode: {
    id: 'ui.WalletCard.sampleCode',
    defaultMessage: 'QR code of a sample without an address: {name}',
    description: 'What the picture is, for a wallet that does not exist; name is such as Bitcoin (BTC)',
  },
});
