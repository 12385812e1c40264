import { staffApi } from '@nzete/api-client/staff';
import { Button } from '@nzete/ui/Button';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StaffSection } from '../parts/StaffSection.tsx';
import { useAct } from '../parts/useAct.ts';
import { setUpMessages as messages } from './messages.ts';

interface NewCodesProps {
  onCodes: (codes: string[]) => void;
  /** Whether codes were just shown in its place, so that it takes focus back. */
  isBack: boolean;
}

/** Makes new recovery codes for a person who has lost theirs. */
export function NewCodes({ onCodes, isBack }: NewCodesProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  const { formatMessage } = useIntl();
  const act = useAct();
  const [replace, { isLoading }] = staffApi.useReplaceRecoveryCodesMutation();
  const make = async () => {
    const call = replace({});
    // The page of codes says that it worked, and a message would lie over its buttons on a phone.
    await act(call);
    const { data } = await call;
    if (data) onCodes(data.recovery_codes);
  };
  return (
    <StaffSection title={formatMessage(messages.newTitle)} note={<FormattedMessage {...messages.newNote} />}>
      <Button
        ref={button}
        variant="line"
        className="nz:justify-self-start"
        isLoading={isLoading}
        onClick={() => void make()}
      >
        <FormattedMessage {...messages.newDo} />
      </Button>
    </StaffSection>
  );
}
