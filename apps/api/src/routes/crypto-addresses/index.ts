import { contentResource } from '../../content/resource.ts';
import { CryptoAddresses } from './schemas.ts';

export const cryptoAddresses = contentResource({
  path: '/crypto-addresses',
  operationId: 'getCryptoAddresses',
  summary: 'Wallets that take gifts',
  tag: 'Giving',
  answer: CryptoAddresses,
});
