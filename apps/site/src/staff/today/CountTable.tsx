import { useFormat } from '@nzete/ui/format';

interface CountTableProps {
  /** The headings of the columns: what is counted, and the counts. */
  headings: readonly [what: string, count: string];
  rows: readonly { id: string; label: string; count: number }[];
}

/** Counts as a table, each with a bar as long as its part of the largest. */
export function CountTable({ headings: [what, countHeading], rows }: CountTableProps) {
  const { number } = useFormat();
  const largest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="nz:w-full nz:table-fixed nz:text-sm">
      <thead>
        <tr className="nz:border-b nz:border-line-strong">
          <th scope="col" className="nz:w-1/2 nz:py-1 nz:text-start nz:font-semibold">
            {what}
          </th>
          <th scope="col" colSpan={2} className="nz:py-1 nz:text-end nz:font-semibold">
            {countHeading}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, count }) => (
          <tr key={id} className="nz:border-b nz:border-line">
            <th scope="row" className="nz:py-1.5 nz:pe-3 nz:text-start nz:font-normal nz:break-words">
              {label}
            </th>
            <td className="nz:py-1.5">
              {/* An attribute, because the security policy forbids inline styles. Gold is for the current entry only. */}
              <svg
                aria-hidden="true"
                width={`${(count / largest) * 100}%`}
                height="10"
                className="nz:bg-sign nz:forced-colors:bg-[CanvasText]"
              />
            </td>
            <td className="nz:w-14 nz:py-1.5 nz:ps-3 nz:text-end nz:tabular-nums">{number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
