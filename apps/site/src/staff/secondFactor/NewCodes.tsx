import { Button } from '@nzete/ui/Button';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StaffSection } from '../parts/StaffSection.tsx';
import { setUpMessages as messages } from './messages.ts';
import { useNewCodes } from './useNewCodes.ts';

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
  const { isLoading, make } = useNewCodes(onCodes);
  return (
    <StaffSection title={formatMessage(messages.newTitle)} note={<FormattedMessage {...messages.newNote} />}>
      <Button ref={button} variant="line" className="nz:justify-self-start" isLoading={isLoading} onClick={make}>
        <FormattedMessage {...messages.newDo} />
      </Button>
    </StaffSection>
  );
}
