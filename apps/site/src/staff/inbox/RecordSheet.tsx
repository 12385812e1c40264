import { FormattedMessage } from 'react-intl';
import { FieldText } from './FieldText.tsx';
import { fieldKey, fieldName } from './fields.ts';
import type { EntryField, InboxKind } from './types.ts';

interface RecordSheetProps {
  kind: InboxKind;
  fields: readonly EntryField[];
  /** The id of the heading. */
  labelledBy: string;
}

const isFilled = ({ value }: EntryField) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The fields of an entry, ruled, on a sheet with a cut corner. Empty fields are left out. */
export function RecordSheet({ kind, fields, labelledBy }: RecordSheetProps) {
  return (
    <section aria-labelledby={labelledBy} className={sheet.edge}>
      <div className={sheet.gap}>
        <div className={sheet.thread}>
          <dl className={sheet.paper}>
            {fields.filter(isFilled).map(({ name, value }) => {
              const key = fieldKey(kind, name);
              const known = fieldName(key);
              return (
                <div key={name} className={row}>
                  <dt className="nz:text-sm nz:text-text-muted">{known ? <FormattedMessage {...known} /> : name}</dt>
                  <dd className="nz:min-w-0 nz:font-semibold nz:whitespace-pre-line nz:[overflow-wrap:anywhere]">
                    <FieldText field={key} value={value} />
                  </dd>
                </div>
              );
            })}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Nested grounds draw the two lines: a border would be open at the cut. */
const sheet = {
  edge: 'nz:@container nz:cut-corner nz:bg-line-strong nz:p-[1.5px] nz:[--nz-cut:2.25rem] nz:forced-colors:border nz:forced-colors:[clip-path:none]',
  gap: 'nz:cut-corner nz:bg-surface nz:p-1 nz:[--nz-cut:calc(2.25rem-1px)]',
  thread: 'nz:cut-corner nz:bg-line nz:p-[1.5px] nz:[--nz-cut:calc(2.25rem-4px)]',
  paper: 'nz:cut-corner nz:bg-surface nz:px-4 nz:pt-6 nz:pb-5 nz:[--nz-cut:calc(2.25rem-5px)] nz:@md:px-8',
};

const row =
  'nz:grid nz:gap-x-4 nz:gap-y-1 nz:border-b nz:border-line nz:py-2.5 nz:last:border-b-0 nz:@md:grid-cols-[10rem_minmax(0,1fr)] nz:@md:items-baseline';
