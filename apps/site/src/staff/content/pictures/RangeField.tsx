import { useId } from 'react';

interface RangeFieldProps {
  /** Translated. */
  label: string;
  value: number;
  min: number;
  /** With its unit, beside the slider and for screen readers. */
  valueText: string;
  onChange: (value: number) => void;
}

/** A slider of the browser, from `min` to 100, moved by the arrow keys too. */
export function RangeField({ label, value, min, valueText, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className="nz:grid nz:gap-1">
      <div className="nz:flex nz:justify-between nz:gap-3">
        <label htmlFor={id} className="nz:font-semibold">
          {label}
        </label>
        <span aria-hidden="true" className="nz:text-text-muted">
          {valueText}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={100}
        value={value}
        disabled={min >= 100}
        aria-valuetext={valueText}
        className="nz:min-h-11 nz:w-full nz:accent-primary nz:focus-ring"
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
