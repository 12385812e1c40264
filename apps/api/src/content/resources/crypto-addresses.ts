import { Type } from 'typebox';
import { donationState } from '../../content-files/donations.ts';
import { Accent, oneOf, plainOrLocalised, ref, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const CryptoAddress = strictObject(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'Currency and network',
      examples: ['Bitcoin (BTC)'],
    }),
    ...donationState,
    address: plainOrLocalised(120, {
      description: 'Of a sample: that it is one, in the asked language',
      examples: ['Sample: send nothing'],
    }),
    icon: oneOf(['Bitcoin', 'Coins', 'DollarSign'], { examples: ['Bitcoin'] }),
    color: ref(Accent),
  },
  { $id: 'CryptoAddress', description: 'One wallet' },
);

export const cryptoAddresses = contentResource({
  path: '/crypto-addresses',
  operationId: 'getCryptoAddresses',
  summary: 'Wallets that take gifts',
  tag: 'Giving',
  answer: Type.Array(ref(CryptoAddress), {
    $id: 'CryptoAddresses',
    description: 'Wallets that take gifts',
  }),
});
