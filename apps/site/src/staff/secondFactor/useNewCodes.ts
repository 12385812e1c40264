import { staffApi } from '@nzete/api-client/staff';
import { useAct } from '../parts/useAct.ts';

/** Makes new recovery codes, and says what failed. */
export function useNewCodes(onCodes: (codes: string[]) => void) {
  const act = useAct();
  const [replace, { isLoading }] = staffApi.useReplaceRecoveryCodesMutation();
  const make = async () => {
    const call = replace({});
    // The page of codes says that it worked, and a message would lie over its buttons on a phone.
    await act(call);
    const { data } = await call;
    if (data) onCodes(data.recovery_codes);
  };
  return { isLoading, make: () => void make() };
}
