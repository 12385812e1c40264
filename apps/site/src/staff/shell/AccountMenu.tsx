import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { accountMessage, roleMessages, staffMessages } from '../messages.ts';
import { menuItem, menuList } from '../parts/menu.ts';
import { staffPaths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { useSignOut } from '../session/useSignOut.ts';

/** The initials of who is signed in; pressed, the sessions and the sign-out. */
export function AccountMenu() {
  const { formatMessage } = useIntl();
  const { username, role } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <MenuTrigger>
      <Button className="nz:focus-ring nz:relative nz:grid nz:size-hit nz:place-items-center nz:text-xs nz:font-bold">
        <span aria-hidden="true" className="nz:absolute nz:size-8 nz:rotate-45 nz:bg-cloth-2" />
        <span className="nz:relative">{username.slice(0, 2).toUpperCase()}</span>
        <span className="nz:sr-only">{formatMessage(accountMessage, { name: username })}</span>
      </Button>
      <Popover placement="bottom end" className={menuList}>
        <p className="nz:border-b nz:border-line nz:px-4 nz:pt-1 nz:pb-2 nz:text-sm nz:text-text-muted">
          <strong className="nz:block nz:text-text">{username}</strong>
          {formatMessage(roleMessages[role])}
        </p>
        <Menu className="nz:outline-none" aria-label={formatMessage(accountMessage, { name: username })}>
          <MenuItem className={menuItem} onAction={() => void navigate(staffPaths.sessions)}>
            {formatMessage(staffMessages.sessions)}
          </MenuItem>
          <MenuItem className={menuItem} onAction={signOut}>
            {formatMessage(staffMessages.signOut)}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
