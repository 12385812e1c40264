'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { written } from '../../format/written.tsx';
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
  /** The current page is one of the areas, and not another item of the header. */
  isCurrent: boolean;
  dropdown: Dropdown;
}

/**
 * A disclosure button with a list of links, without a menu role. The header is the panel's
 * containing block.
 */
export function FocusAreasMenu({ areas, currentPath, isCurrent, dropdown }: FocusAreasMenuProps) {
  return (
    <>
      <button type="button" aria-current={isCurrent || undefined} className={barEntry} {...dropdown.buttonProps}>
        <FormattedMessage {...topNavigationMessages.focusAreas} />
        <ChevronDown aria-hidden="true" className={cx('nz:size-5 nz:shrink-0', dropdown.isOpen && 'nz:rotate-180')} />
      </button>
      {dropdown.isOpen ? (
        <FocusAreasPanel id={dropdown.panelId} areas={areas} currentPath={currentPath} onFollow={dropdown.close} />
      ) : null}
    </>
  );
}

const areaEntry = [
  'nz:group/area nz:grid nz:grid-cols-[2.25rem_1fr] nz:content-center nz:items-center nz:gap-x-4 nz:px-4.5 nz:py-3.5 nz:hyphens-auto',
  'nz:focus-ring-inset nz:hover:bg-primary-soft nz:hover:no-underline!',
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
      data-slot="top-navigation-areas"
      className={cx(
        'nz:double-thread nz:absolute nz:inset-x-gutter nz:top-[calc(100%+1.5rem)] nz:mx-auto nz:grid nz:max-w-[58rem] nz:bg-surface nz:shadow-float',
        'nz:max-h-[calc(100dvh-7.5rem)] nz:overflow-y-auto',
        shown && 'nz:grid-cols-[1fr_17rem]',
      )}
    >
      <ul className="nz:columns-2 nz:gap-0 nz:py-2">
        {areas.map((area) => (
          <li key={area.href} className="nz:break-inside-avoid">
            <Link
              variant="plain"
              href={area.href}
              aria-current={currentOf(area.href, currentPath)}
              onClick={onFollow}
              onPointerEnter={() => setPointed(area)}
              onFocus={() => setPointed(area)}
              className={areaEntry}
            >
              <Sign name={area.sign} size="md" className="nz:row-span-2" />
              <span className="nz:leading-[1.3] nz:font-semibold nz:group-hover/area:text-on-primary-soft nz:group-aria-[current]/area:underline">
                {written(area, 'label')}
              </span>
              <span className="nz:text-sm nz:leading-[1.4] nz:text-text-muted nz:group-hover/area:text-on-primary-soft">
                {written(area, 'description')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {shown?.image ? (
        <div aria-hidden="true" className="nz:flex nz:flex-col">
          <Picture src={shown.image.src} alt="" loading="eager" isCut={false} className="nz:min-h-40 nz:grow" />
          <p className="nz:ground-cloth nz:px-4 nz:py-3.5 nz:text-md nz:leading-[1.4] nz:font-semibold">
            {written(shown, 'label')}
          </p>
        </div>
      ) : null}
    </div>
  );
}
