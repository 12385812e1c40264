import { provides } from '../base/tags.ts';
import generatedGiving from '../generated/giving.ts';

export type * from '../generated/giving.ts';

/** What each call provides or makes stale. */
export const givingEndpoints = {
  getCryptoAddresses: provides('CryptoAddresses'),
  getDonationMethods: provides('DonationMethods'),
};

/** How to give. Read-only, one answer per language. */
export const givingApi = generatedGiving.enhanceEndpoints({
  addTagTypes: ['CryptoAddresses', 'DonationMethods'],
  endpoints: givingEndpoints,
});

export const { useGetCryptoAddressesQuery, useGetDonationMethodsQuery } = givingApi;
