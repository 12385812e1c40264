import type { ReactNode } from 'react';
import { CheckboxField, type CheckboxFieldProps } from '../primitives/CheckboxField/CheckboxField.tsx';

interface UnlessTickedProps {
  /** Says that there is nothing to write in the field. */
  box: CheckboxFieldProps;
  /** The field. */
  children: ReactNode;
}

/** A field with a box below it that hides the field while it is ticked, without JavaScript too. */
export const UnlessTicked = ({ box, children }: UnlessTickedProps) => (
  <div className="nz:group/unless nz:grid nz:min-w-0">
    <div className="nz:group-has-checked/unless:hidden">{children}</div>
    <CheckboxField {...box} />
  </div>
);
