'use client';

import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { climateMessages } from '../../internal/climate/climate.messages.ts';
import { type ClimateMeasure, climateMeasures, type ProvinceRecord } from '../../internal/climate/climate.ts';
import { cx } from '../../internal/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { provinceBrowserMessages as texts } from './ProvinceBrowser.messages.ts';
import { ProvinceBrowserList } from './ProvinceBrowserList.tsx';

/** By name, or by a value. */
export type ProvinceOrder = 'name' | ClimateMeasure;

export interface ProvinceBrowserProps extends Omit<ComponentProps<'section'>, 'title' | 'children' | 'onSelect'> {
  title: ReactNode;
  /**
   * The id of the title, which names the section.
   * @default a generated id
   */
  titleId?: string;
  /** The records that match the search, in order. */
  records: readonly ProvinceRecord[];
  /**
   * The time in the note (ISO 8601). A card shows its own only if it is another.
   */
  notedTime?: string | undefined;
  /** The text of the search field. */
  search: string;
  /** Called with every change of the text. */
  onSearch: (text: string) => void;
  /** Called with the text when it is complete: the field lost focus, or was cleared by the button. */
  onSearchEnd?: (text: string) => void;
  order: ProvinceOrder;
  onOrder: (order: ProvinceOrder) => void;
  /**
   * The form action without JavaScript, the path of this page, and other query parameters to keep.
   * The text is `q`, the order is `order`, and a card that is pressed is `province`. If omitted,
   * the search needs JavaScript.
   */
  action?: { formId: string; path: string; parameters: Readonly<Record<string, string>> } | undefined;
  /** Called when a card is pressed. A stable function saves rendering. */
  onSelect: (code: string) => void;
  /**
   * The codes of the provinces whose values have just changed, which are marked.
   * @default an empty set
   */
  changed?: ReadonlySet<string>;
  /**
   * How many changed provinces to announce to screen readers.
   * @default 0
   */
  announced?: number;
  /** The age and source of the values: a `FreshnessNote`, with all in its `FigureGroup`. */
  note?: ReactNode;
  /** Buttons, such as downloads. Only shown if there are records. */
  actions?: ReactNode;
}

const orders: readonly ProvinceOrder[] = ['name', ...climateMeasures];
const noneChanged: ReadonlySet<string> = new Set();

/**
 * The provinces as cards, with a search and an order. A phone shows the first six, and a button for
 * the others. It neither searches nor sorts: the host does, and passes the records.
 *
 * Slots: `province-browser`, `province-browser-search`, `province-browser-count`,
 * `province-browser-legend`, `province-browser-list`.
 *
 * @example
 * <ProvinceBrowser title="Provinces" records={found} search={text} onSearch={setText} order={order} onOrder={setOrder} onSelect={open} />
 */
export function ProvinceBrowser({
  title,
  titleId: ownTitleId,
  records,
  notedTime,
  search,
  onSearch,
  onSearchEnd,
  order,
  onOrder,
  action,
  onSelect,
  changed = noneChanged,
  announced = 0,
  note,
  actions,
  className,
  ...props
}: ProvinceBrowserProps) {
  const generatedId = useId();
  const titleId = ownTitleId ?? generatedId;
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onSearch('');
    onSearchEnd?.('');
    field.current?.focus();
  };
  return (
    <section
      aria-labelledby={titleId}
      data-slot="province-browser"
      className={cx('nz:grid nz:min-w-0 nz:gap-6', className)}
      {...props}
    >
      <div className="nz:grid nz:gap-x-8 nz:gap-y-4 nz:lg:grid-cols-[4fr_8fr] nz:lg:items-end">
        <h2 id={titleId} className="nz:type-h2">
          {title}
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is no form */}
        <form
          role="search"
          id={action?.formId}
          action={action?.path}
          data-slot="province-browser-search"
          className={cx('nz:grid nz:gap-4 nz:sm:grid-cols-[3fr_2fr]', !action && 'nz:needs-script')}
          onSubmit={(event) => {
            event.preventDefault();
            onSearchEnd?.(search);
          }}
        >
          {Object.entries(action?.parameters ?? {}).map(([name, value]) => (
            <input className="nz:bare" key={name} type="hidden" name={name} value={value} />
          ))}
          <SearchField
            ref={field}
            name="q"
            label={formatMessage(texts.search)}
            value={search}
            maxLength={40}
            onChange={onSearch}
            onBlur={() => onSearchEnd?.(search)}
          />
          <OrderField order={order} onOrder={onOrder} />
          {/* With JavaScript the search follows the typing, and the button is for the keyboard only. */}
          <Button type="submit" variant="line" className="nz:[@media(scripting:enabled)]:not-focus-visible:sr-only">
            <FormattedMessage {...texts.find} />
          </Button>
        </form>
      </div>
      <div className="nz:flex nz:flex-wrap nz:items-center nz:justify-between nz:gap-x-6 nz:gap-y-3">
        <div className="nz:grid nz:gap-1">
          <p role="status" data-slot="province-browser-count" className="nz:font-semibold nz:text-text-2">
            <FormattedMessage {...texts.found} values={{ count: number(records.length), number: records.length }} />
          </p>
          {note}
        </div>
        {records.length > 0 ? actions : null}
      </div>
      <p role="status" className="nz:sr-only">
        {announced > 0 ? formatMessage(texts.changed, { count: number(announced), number: announced }) : null}
      </p>
      {records.length > 0 ? (
        <ProvinceBrowserList
          records={records}
          notedTime={notedTime}
          value={order === 'name' ? undefined : order}
          changed={changed}
          onSelect={onSelect}
          formId={action?.formId}
        />
      ) : (
        <EmptyState
          title={formatMessage(texts.none)}
          description={formatMessage(texts.noneText)}
          actions={
            <Button variant="line" className="nz:needs-script" onClick={clear}>
              <FormattedMessage {...texts.clear} />
            </Button>
          }
        />
      )}
    </section>
  );
}

function OrderField({ order, onOrder }: Pick<ProvinceBrowserProps, 'order' | 'onOrder'>) {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      name="order"
      label={formatMessage(texts.order)}
      options={orders.map((value) => ({
        value,
        label: formatMessage(value === 'name' ? texts.orderName : climateMessages[value]),
      }))}
      value={order}
      onChange={({ target }) => {
        const chosen = orders.find((each) => each === target.value);
        if (chosen) onOrder(chosen);
      }}
    />
  );
}
