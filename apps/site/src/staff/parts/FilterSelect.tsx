import type { ReactNode, Ref } from 'react';

interface FilterSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Value and words; the first one leaves the filter out. */
  options: readonly (readonly [value: string, text: ReactNode])[];
  ref?: Ref<HTMLSelectElement>;
}

/** A native select as narrow as a chip. Its own words say what it filters. */
export function FilterSelect({ label, value, onChange, options, ref }: FilterSelectProps) {
  const isKnown = options.some(([known]) => known === value);
  return (
    <select
      ref={ref}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="nz:min-h-10 nz:max-w-full nz:cursor-pointer nz:rounded-control nz:border-[1.5px] nz:border-control nz:bg-bg nz:px-2 nz:text-sm nz:font-semibold nz:text-text nz:focus-ring nz:hover:border-text nz:[&_option]:bg-surface nz:[&_option]:text-text"
    >
      {isKnown ? null : <option value={value}>{value}</option>}
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
