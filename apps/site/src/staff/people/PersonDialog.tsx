import { type StaffPerson, staffApi } from '@nzete/api-client/staff';
import type { StaffRole } from '@nzete/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { useAct } from '../parts/useAct.ts';
import { useKeptOnce } from '../session/kept.ts';
import { dialogOf, peopleMessages as messages } from './messages.ts';
import { RoleField } from './RoleField.tsx';

export type PersonAction = 'changeRole' | 'lostPhone' | 'remove';

interface PersonDialogProps {
  person: StaffPerson;
  action: PersonAction;
  onClose: () => void;
}

const texts = {
  changeRole: { description: messages.changeRoleHint, confirm: messages.save },
  lostPhone: { description: messages.lostPhoneText, confirm: messages.lostPhoneDo },
  remove: { description: messages.removeText, confirm: messages.remove },
};

/** Asks before a change of a person's rights, and says what follows from it. */
export function PersonDialog({ person: { id, username, role, second_factor_at }, action, onClose }: PersonDialogProps) {
  const { formatMessage } = useIntl();
  const act = useAct();
  const changeRole = useKeptOnce(`role ${id}`, staffApi.useChangeRoleMutation()[0], { isEmpty: true });
  const removeSecondFactor = useKeptOnce(`second-factor ${id}`, staffApi.useRemoveSecondFactorMutation()[0], {
    isEmpty: true,
  });
  const [nextRole, setNextRole] = useState<StaffRole>(role);
  const calls = {
    changeRole: () => changeRole({ id, roleChange: { role: nextRole, expected_role: role } }),
    lostPhone: () => removeSecondFactor({ id, secondFactorAt: second_factor_at ?? '' }),
    remove: () => changeRole({ id, roleChange: { role: null, expected_role: role } }),
  };
  const { description, confirm } = texts[action];
  return (
    <ConfirmDialog
      title={formatMessage(dialogOf, { action: formatMessage(messages[action]), name: username })}
      description={formatMessage(description)}
      confirm={formatMessage(confirm)}
      variant={action === 'changeRole' ? 'primary' : 'danger'}
      onConfirm={() => act(calls[action](), formatMessage(messages.done))}
      onClose={onClose}
    >
      {action === 'changeRole' ? <RoleField value={nextRole} onChange={setNextRole} /> : null}
    </ConfirmDialog>
  );
}
