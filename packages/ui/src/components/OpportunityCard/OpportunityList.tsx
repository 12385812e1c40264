import { ShieldCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { OpportunityCard, type OpportunityCardProps } from './OpportunityCard.tsx';

export interface OpportunityListProps extends Omit<ComponentProps<'div'>, 'children'> {
  opportunities: readonly (OpportunityCardProps & { id: string })[];
  /** What holds for all of them, such as how volunteers are checked. */
  note?: ReactNode;
}

/** Opportunities between ruled lines: three in a row on wide screens, their parts at one height. */
export function OpportunityList({ opportunities, note, className, ...props }: OpportunityListProps) {
  return (
    <div data-slot="opportunity-list" className={cx('nz:grid nz:grid-cols-1 nz:lg:gap-8', className)} {...props}>
      <ul className="nz:grid nz:lg:grid-cols-3 nz:lg:gap-y-4">
        {opportunities.map(({ id, ...opportunity }) => (
          <li key={id} className={column}>
            <OpportunityCard {...opportunity} className={rows} />
          </li>
        ))}
      </ul>
      {note ? (
        <Text
          icon={<ShieldCheck className="nz:bare" />}
          data-slot="opportunity-list-note"
          className="nz:border-line-strong nz:border-y-[1.5px] nz:py-3.5"
        >
          {note}
        </Text>
      ) : null}
    </div>
  );
}

/** A subgrid aligns the parts of neighbouring cards. */
const rows = 'nz:lg:row-span-5 nz:lg:grid nz:lg:grid-rows-subgrid';
const column = cx(
  'nz:flex nz:border-line-strong nz:border-t-[1.5px] nz:py-6 nz:lg:border-s-[1.5px] nz:lg:border-t-0 nz:lg:px-8 nz:lg:py-0',
  'nz:lg:nth-[3n+1]:border-s-0 nz:lg:nth-[3n+1]:ps-0 nz:lg:nth-[3n]:pe-0',
  rows,
);
