import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import type { Dropdown } from '../../internal/useDropdown.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Sign } from '../../primitives/Sign/Sign.tsx';
import { barEntry } from './BarLink.tsx';
import { currentOf, type NavigationArea } from './navigation.ts';
import { topNavigationMessages } from './TopNavigation.messages.ts';

export interface FocusAreasMenuProps {
  areas: NavigationArea[];
  currentPath: string | undefined;
  /** One of the areas is the current page, and no other entry of the bar is. */
  isCurrent: boolean;
  dropdown: Dropdown;
}

/** The button of the bar and its panel: a disclosure with a list of links, no menu role. The bar is the panel's containing block. */
export function FocusAreasMenu({ areas, currentPath, isCurrent, dropdown }: FocusAreasMenuProps) {
  return (
    <>
      <button type="button" aria-current={isCurrent || undefined} className={barEntry} {...dropdown.buttonProps}>
        <FormattedMessage {...topNavigationMessages.focusAreas} />
        <ChevronDown aria-hidden="true" className={cx('size-5 shrink-0', dropdown.isOpen && 'rotate-180')} />
      </button>
      {dropdown.isOpen ? (
        <FocusAreasPanel id={dropdown.panelId} areas={areas} currentPath={currentPath} onFollow={dropdown.close} />
      ) : null}
    </>
  );
}

const areaEntry = [
  'group/area grid grid-cols-[2.25rem_1fr] content-center items-center gap-x-4 px-4.5 py-3.5 hyphens-auto',
  'focus-ring-inset hover:bg-primary-soft hover:no-underline!',
].join(' ');

interface FocusAreasPanelProps {
  id: string;
  areas: NavigationArea[];
  currentPath: string | undefined;
  onFollow: () => void;
}

function FocusAreasPanel({ id, areas, currentPath, onFollow }: FocusAreasPanelProps) {
  const [pointed, setPointed] = useState<NavigationArea>();
  const shown = pointed?.image ? pointed : areas.find(({ image }) => image);
  return (
    <div
      id={id}
      className={cx(
        'double-thread absolute inset-x-gutter top-[calc(100%+1.5rem)] mx-auto grid max-w-[58rem] bg-surface shadow-float',
        'max-h-[calc(100dvh-7.5rem)] overflow-y-auto',
        shown && 'grid-cols-[1fr_17rem]',
      )}
    >
      <ul className="columns-2 gap-0 py-2">
        {areas.map((area) => (
          <li key={area.href} className="break-inside-avoid">
            <Link
              variant="plain"
              href={area.href}
              aria-current={currentOf(area.href, currentPath)}
              onClick={onFollow}
              onPointerEnter={() => setPointed(area)}
              onFocus={() => setPointed(area)}
              className={areaEntry}
            >
              <Sign name={area.sign} size="md" className="row-span-2" />
              <span className="leading-[1.3] font-semibold group-hover/area:text-on-primary-soft group-aria-[current]/area:underline">
                {area.label}
              </span>
              <span className="text-sm leading-[1.4] text-text-muted group-hover/area:text-on-primary-soft">
                {area.description}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {shown?.image ? (
        <div aria-hidden="true" className="flex flex-col">
          <Picture src={shown.image.src} alt="" loading="eager" isCut={false} className="min-h-40 grow" />
          <p className="ground-cloth px-4 py-3.5 text-md leading-[1.4] font-semibold">{shown.label}</p>
        </div>
      ) : null}
    </div>
  );
}
