import { useGetCryptoAddressesQuery, useGetDonationMethodsQuery } from '@nzete/api-client/giving';
import { useLang } from '../../shared/useLang.ts';

/** Whether no method and no wallet is open. */
export function useIsClosed(): boolean {
  const lang = useLang();
  const methods = useGetDonationMethodsQuery({ lang }).data;
  const wallets = useGetCryptoAddressesQuery({ lang }).data;
  return methods !== undefined && wallets !== undefined && ![...methods, ...wallets].some(({ open }) => open);
}
