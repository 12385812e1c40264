import { staffApi } from '@nzete/api-client/staff';
import { startAuthentication } from '@simplewebauthn/browser';
import { usePasskeyAct } from './usePasskeyAct.ts';

/** Gives the second factor with a passkey; the session then has it. */
export function useGivePasskey() {
  const [begin] = staffApi.useBeginPasskeySignInMutation();
  const [givePasskey] = staffApi.useGivePasskeyMutation();
  const { isBusy, failure, act } = usePasskeyAct();
  const give = () =>
    void act(async () => {
      const optionsJSON = await begin({}).unwrap();
      await givePasskey({ passkeyProof: await startAuthentication({ optionsJSON }) }).unwrap();
    });
  return { isBusy, failure, give };
}
