'use client';

import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { Field } from '../Field/Field.tsx';
import { PlaceholderOption, SelectControl } from '../SelectField/SelectControl.tsx';
import type { SelectFieldProps } from '../SelectField/SelectField.tsx';
import { countrySelectMessages } from './CountrySelect.messages.ts';
import { type Country, countriesIn } from './countryNames.ts';

export interface CountrySelectProps extends Omit<SelectFieldProps, 'options' | 'children'> {}

/**
 * A country, with DR Congo and its neighbours first. The names are localised; the value is the
 * English name, so that a change of language keeps the choice. `className` and `style` go to the
 * root, everything else to the select.
 *
 * Slots: `country-select`.
 *
 * @example <CountrySelect label="Country *" required {...form.field('country')} />
 */
export function CountrySelect({
  label,
  hint,
  error,
  isOptional,
  id,
  className,
  style,
  placeholder,
  ...props
}: CountrySelectProps) {
  const { formatMessage } = useIntl();
  const { language } = useFormat();
  const describedBy = props['aria-describedby'];
  return (
    <Field data-slot="country-select" {...{ label, hint, error, isOptional, id, className, style, describedBy }}>
      {(control) => (
        <SelectControl autoComplete="country-name" {...props} {...control}>
          <PlaceholderOption>{placeholder ?? formatMessage(countrySelectMessages.placeholder)}</PlaceholderOption>
          <Countries
            language={language}
            near={formatMessage(countrySelectMessages.near)}
            far={formatMessage(countrySelectMessages.far)}
          />
        </SelectControl>
      )}
    </Field>
  );
}

interface CountriesProps {
  language: string;
  near: string;
  far: string;
}

/** Memoised: 240 options need no re-render when a neighbouring field changes. */
const Countries = memo(function Countries({ language, near, far }: CountriesProps) {
  const countries = countriesIn(language);
  return (
    <>
      <optgroup className="nz:bare" label={near}>
        <Options countries={countries.near} />
      </optgroup>
      <optgroup className="nz:bare" label={far}>
        <Options countries={countries.far} />
      </optgroup>
    </>
  );
});

const Options = ({ countries }: { countries: readonly Country[] }) =>
  countries.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
