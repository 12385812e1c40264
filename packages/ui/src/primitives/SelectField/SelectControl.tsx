import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { fieldControl } from '../Field/Field.variants.ts';

/** The `<select>` of SelectField and CountrySelect, with its arrow; it goes into a Field. */
export function SelectControl(props: ComponentProps<'select'>) {
  return (
    <div className="nz:relative">
      <select {...props} className={cx(fieldControl(), select)} />
      <ChevronDown
        aria-hidden="true"
        data-slot="select-field-icon"
        className="nz:pointer-events-none nz:absolute nz:end-3.5 nz:top-1/2 nz:size-5 nz:-translate-y-1/2 nz:forced-colors:text-[FieldText]"
      />
    </div>
  );
}

/** The first, empty choice of a SelectControl. */
export const PlaceholderOption = ({ children }: Pick<ComponentProps<'option'>, 'children'>) => (
  <option value="" data-placeholder="">
    {children}
  </option>
);

// The placeholder has an attribute of its own: with `:has` on `value` the browser would style half the page again at each key in any field.
// A long value wraps, so that the whole of it is read. The system draws the open list; on a ground of its own it would otherwise take the text's colour without the ground.
const select = [
  'nz:cursor-pointer nz:whitespace-normal nz:pe-11 nz:disabled:cursor-not-allowed nz:[&_option]:bg-surface nz:[&_option]:text-text',
  'nz:not-disabled:not-aria-[invalid=true]:has-[[data-placeholder]:checked]:text-text-muted',
];
