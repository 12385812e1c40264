'use client';

import { type FormEvent, memo, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckboxField } from '../../primitives/CheckboxField/CheckboxField.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { SelectField, type SelectOption } from '../../primitives/SelectField/SelectField.tsx';
import { categoryMessages, levelMessages } from '../CourseCard/course.messages.ts';
import type { CourseCategory, CourseLevel } from '../CourseCard/course.ts';
import { courseBrowserMessages as texts } from './CourseBrowser.messages.ts';
import { useSearchText } from './useSearchText.ts';

/** The search text and filters. An empty string is no filter. */
export interface CourseChoice {
  /** The search text. */
  q: string;
  level: string;
  category: string;
  provider: string;
  /** Whether invented courses are listed. */
  samples: '' | 'none';
}

interface FilterCount<Value extends string> {
  value: Value;
  /** The number of matches. */
  count: number;
}

/**
 * The values of each filter with their number of matches, given the other filters. Samples are not
 * counted.
 */
export interface CourseCounts {
  /** The number of real courses that match. */
  total: number;
  levels: readonly FilterCount<CourseLevel>[];
  categories: readonly FilterCount<CourseCategory>[];
  providers: readonly (FilterCount<string> & { label: string })[];
}

interface CourseFiltersProps {
  choice: CourseChoice;
  counts: CourseCounts | undefined;
  action: string;
  parameters: Readonly<Record<string, string>> | undefined;
  onGo: (choice: CourseChoice, page: number) => void;
}

/**
 * Search text and filters: a form that submits on change, and by its button without JavaScript.
 * Memoised, because its many options do not depend on the list.
 */
export const CourseFilters = memo(function CourseFilters({
  choice,
  counts,
  action,
  parameters = {},
  onGo,
}: CourseFiltersProps) {
  const { formatMessage } = useIntl();
  const onChoice = (next: CourseChoice) => onGo(next, 1);
  const [text, setText] = useSearchText(choice.q, (q) => onChoice({ ...choice, q }));
  const option = useOption();
  const filter = (
    name: 'level' | 'category' | 'provider',
    all: MessageDescriptor,
    options: SelectOption[],
  ): ReactNode => (
    <SelectField
      name={name}
      label={formatMessage(texts[name])}
      placeholder={formatMessage(all)}
      // Until the counts have loaded, the current value is the only option.
      options={options.length > 0 || !choice[name] ? options : [{ value: choice[name], label: choice[name] }]}
      value={choice[name]}
      onChange={({ target }) => onChoice({ ...choice, q: text.trim(), [name]: target.value })}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too new for the phones this is read on
    <form
      role="search"
      action={action}
      data-slot="course-browser-filters"
      className="nz:grid nz:grid-cols-1 nz:items-end nz:gap-4 nz:@xl:grid-cols-3 nz:@4xl:grid-cols-[5fr_3fr_4fr_4fr]"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onChoice({ ...choice, q: text.trim() });
      }}
    >
      {Object.entries(parameters).map(([name, value]) => (
        <input className="nz:bare" key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="nz:flex nz:items-end nz:gap-2 nz:large-text:flex-col nz:large-text:items-stretch nz:@xl:col-span-3 nz:@4xl:col-span-1">
        <SearchField
          name="q"
          label={formatMessage(texts.search)}
          maxLength={80}
          autoComplete="off"
          value={text}
          onChange={setText}
          className="nz:grow"
        />
        <Button type="submit" variant="line">
          <FormattedMessage {...texts.find} />
        </Button>
      </div>
      {filter(
        'level',
        texts.levels,
        (counts?.levels ?? []).map(({ value, count }) => option(value, formatMessage(levelMessages[value]), count)),
      )}
      {filter(
        'category',
        texts.categories,
        (counts?.categories ?? []).map(({ value, count }) =>
          option(value, formatMessage(categoryMessages[value]), count),
        ),
      )}
      {filter(
        'provider',
        texts.providers,
        (counts?.providers ?? []).map(({ value, label, count }) => option(value, label, count)),
      )}
      <CheckboxField
        name="samples"
        value="none"
        label={<FormattedMessage {...texts.withoutSamples} />}
        checked={choice.samples === 'none'}
        onChange={({ target }) => onChoice({ ...choice, q: text.trim(), samples: target.checked ? 'none' : '' })}
        className="nz:@xl:col-span-full"
      />
    </form>
  );
});

function useOption() {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (value: string, name: string, count: number): SelectOption => ({
    value,
    label: formatMessage(texts.counted, { name, count: number(count) }),
  });
}
