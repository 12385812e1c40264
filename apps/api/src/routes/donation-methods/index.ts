import { contentResource } from '../../content/resource.ts';
import { DonationMethods } from './schemas.ts';

export const donationMethods = contentResource({
  path: '/donation-methods',
  operationId: 'getDonationMethods',
  summary: 'Ways to give: bank transfer, PayPal, mobile money',
  tag: 'Giving',
  answer: DonationMethods,
});
