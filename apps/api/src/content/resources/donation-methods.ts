import { Type } from 'typebox';
import { donationState } from '../../content-files/donations.ts';
import { Accent, localised, oneOf, plainOrLocalised, ref, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const DonationDetail = strictObject(
  {
    label: localised(60, { examples: ['Account holder'] }),
    value: plainOrLocalised(120, {
      description: 'Of a sample: that it is one, in the asked language',
      examples: ['Sample: send nothing'],
    }),
    kind: Type.Optional(
      oneOf(['account', 'bic', 'email', 'phone'], {
        description: 'How it is checked before the method opens',
        examples: ['account'],
      }),
    ),
    copyable: Type.Boolean({
      description: 'Whether a donor types it elsewhere, so that a copy button helps',
      examples: [true],
    }),
  },
  { $id: 'DonationDetail', description: 'One line of the instructions' },
);

const DonationMethod = strictObject(
  {
    id: oneOf(['bank-transfer', 'paypal', 'mobile-money'], { examples: ['bank-transfer'] }),
    ...donationState,
    title: localised(60, { examples: ['Bank transfer'] }),
    description: localised(400, { examples: ['Write "Donation" and your e-mail address as the reference.'] }),
    icon: oneOf(['Landmark', 'Wallet', 'Smartphone'], { examples: ['Landmark'] }),
    color: ref(Accent),
    details: Type.Array(ref(DonationDetail), { minItems: 1, maxItems: 12 }),
  },
  { $id: 'DonationMethod', description: 'One way to give money, with what a donor has to type' },
);

export const donationMethods = contentResource({
  path: '/donation-methods',
  operationId: 'getDonationMethods',
  summary: 'Ways to give: bank transfer, PayPal, mobile money',
  tag: 'Giving',
  answer: Type.Array(ref(DonationMethod), {
    $id: 'DonationMethods',
    description: 'Ways to give money other than a wallet',
  }),
});
