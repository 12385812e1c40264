'use client';

import { memo } from 'react';
import { useIntl } from 'react-intl';
import { isLanguage } from '../../format/index.ts';
import { useFormat } from '../../format/useFormat.ts';
import { type FirstCountries, useNzete } from '../../provider/NzeteProvider.tsx';
import { Field } from '../Field/Field.tsx';
import { PlaceholderOption, SelectControl } from '../SelectField/SelectControl.tsx';
import type { SelectFieldProps } from '../SelectField/SelectField.tsx';
import { countrySelectMessages } from './CountrySelect.messages.ts';
import { type Country, countriesIn } from './countryNames.ts';

export interface CountrySelectProps extends Omit<SelectFieldProps, 'options' | 'children'> {
  /**
   * The countries that most people choose, above the others and below a heading of their own.
   * @default the provider's `firstCountries`
   */
  first?: FirstCountries | undefined;
}

/**
 * A country, all of them in alphabetical order, or some first. The names are localised, in
 * an added language by Intl; the value is the English name, so that a change of language keeps the
 * choice. `className` and `style` go to
 * the root, everything else to the select.
 *
 * Slots: `country-select`.
 *
 * @example
 * <CountrySelect
 *   label="Country *"
 *   first={{ label: 'East Africa', names: ['Kenya', 'Tanzania', 'Uganda'] }}
 *   {...form.field('country')}
 * />
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
  first,
  ...props
}: CountrySelectProps) {
  const { formatMessage } = useIntl();
  const { language } = useFormat();
  const { firstCountries } = useNzete();
  const describedBy = props['aria-describedby'];
  return (
    <Field data-slot="country-select" {...{ label, hint, error, isOptional, id, className, style, describedBy }}>
      {(control) => (
        <SelectControl autoComplete="country-name" {...props} {...control}>
          <PlaceholderOption>{placeholder ?? formatMessage(countrySelectMessages.placeholder)}</PlaceholderOption>
          <Countries
            language={language}
            first={first ?? firstCountries}
            far={formatMessage(countrySelectMessages.far)}
          />
        </SelectControl>
      )}
    </Field>
  );
}

interface CountriesProps {
  language: string;
  first: FirstCountries | undefined;
  /** The heading of the others. */
  far: string;
}

/** Memoised: 240 options need no re-render when a neighbouring field changes. */
const Countries = memo(function Countries({ language, first, far }: CountriesProps) {
  const countries = countriesIn(language);
  if (!first) return <Options language={language} countries={countries} />;
  const near = first.names.flatMap((name) => countries.find(({ value }) => value === name) ?? []);
  return (
    <>
      <optgroup className="nz:bare" label={first.label}>
        <Options language={language} countries={near} />
      </optgroup>
      <optgroup className="nz:bare" label={far}>
        <Options language={language} countries={countries.filter((country) => !near.includes(country))} />
      </optgroup>
    </>
  );
});

/**
 * The Intl of a server may name and order a few countries differently from the browser's: then
 * the server's options stay, and another language gets new ones instead of changing these.
 */
const Options = ({ language, countries }: { language: string; countries: readonly Country[] }) =>
  countries.map(({ value, label }) => (
    <option key={isLanguage(language) ? value : `${language} ${value}`} value={value} suppressHydrationWarning>
      {label}
    </option>
  ));
