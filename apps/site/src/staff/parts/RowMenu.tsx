import { EllipsisVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { menuItem, menuList } from './menu.ts';

interface RowMenuProps {
  /** The name of the button, and of the menu. */
  label: string;
  items: readonly { id: string; label: string; onAction: () => void }[];
}

/** What can be done with a row. */
export function RowMenu({ label, items }: RowMenuProps) {
  return (
    <MenuTrigger>
      <Button
        aria-label={label}
        className="nz:focus-ring nz:grid nz:size-hit nz:place-items-center nz:hover:bg-primary-soft"
      >
        <EllipsisVertical aria-hidden="true" className="nz:size-5" />
      </Button>
      <Popover placement="bottom end" className={menuList}>
        <Menu aria-label={label} className="nz:outline-none">
          {items.map((item) => (
            <MenuItem key={item.id} id={item.id} className={menuItem} onAction={item.onAction}>
              {item.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
