import { type StaffRole, staffRoles } from '@nzete/domain';
import { SelectField } from '@nzete/ui/SelectField';
import { useIntl } from 'react-intl';
import { roleMessages } from '../messages.ts';
import { peopleMessages as messages } from './messages.ts';

interface RoleFieldProps {
  value: StaffRole;
  onChange: (role: StaffRole) => void;
}

/** One of the roles, and what it may do. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      label={formatMessage(messages.role)}
      hint={formatMessage(messages[`${value}Hint`])}
      options={staffRoles.map((role) => ({ value: role, label: formatMessage(roleMessages[role]) }))}
      value={value}
      onChange={(event) => onChange(event.target.value as StaffRole)} // of the options
    />
  );
}
