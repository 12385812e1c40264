import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { fieldControl } from '../Field/Field.variants.ts';

/** The `<select>` of SelectField and CountrySelect with its arrow; used inside a Field. */
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

/** The empty first option of a SelectControl. */
export const PlaceholderOption = ({ children }: Pick<ComponentProps<'option'>, 'children'>) => (
  <option value="" data-placeholder="">
    {children}
  </option>
);

// The placeholder has its own attribute: with `:has` on `value` the browser would restyle half the
// page at every keystroke in any field. Long values wrap, so that they can be read in full. The
// system draws the open list, so options need both ground and text colour.
const select = [
  'nz:cursor-pointer nz:whitespace-normal nz:pe-11 nz:disabled:cursor-not-allowed nz:[&_option]:bg-surface nz:[&_option]:text-text',
  'nz:not-disabled:not-aria-[invalid=true]:has-[[data-placeholder]:checked]:text-text-muted',
];
