import { Type } from 'typebox';
import { Accent, oneOf, ref, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const CryptoAddress = strictObject(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'Currency and network',
      examples: ['Bitcoin (BTC)'],
    }),
    address: Type.String({ pattern: '^[A-Za-z0-9:_-]{10,120}$', examples: ['SAMPLE-BTC-REPLACE-ME-0000000000000000'] }),
    icon: oneOf(['Bitcoin', 'Coins', 'DollarSign'], { examples: ['Bitcoin'] }),
    color: ref(Accent),
  },
  { $id: 'CryptoAddress', description: 'One wallet' },
);

const CryptoAddresses = Type.Array(ref(CryptoAddress), {
  $id: 'CryptoAddresses',
  description: 'Wallets that take gifts',
});

export const cryptoAddresses = contentResource({
  path: '/crypto-addresses',
  operationId: 'getCryptoAddresses',
  summary: 'Wallets that take gifts',
  tag: 'Giving',
  answer: CryptoAddresses,
});
