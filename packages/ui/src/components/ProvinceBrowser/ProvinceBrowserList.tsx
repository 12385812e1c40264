'use client';

import { memo, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { climateMessages } from '../../internal/climate/climate.messages.ts';
import type { ClimateValue, ProvinceRecord } from '../../internal/climate/climate.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { cardValues, ProvinceCard, valueIcons } from '../ProvinceCard/ProvinceCard.tsx';
import { provinceBrowserMessages as texts } from './ProvinceBrowser.messages.ts';

interface ProvinceBrowserListProps {
  records: readonly ProvinceRecord[];
  notedTime: string | undefined;
  /** The value that they are ordered by. */
  value: ClimateValue | undefined;
  changed: ReadonlySet<string>;
  onSelect: (code: string) => void;
  formId: string | undefined;
}

/** How many cards a phone shows at first; without JavaScript it shows all. */
const FIRST = 6;
const hiddenOnPhones = 'nz:[@media(width<30rem)_and_(scripting:enabled)]:hidden';

const legend = 'nz:flex nz:flex-wrap nz:gap-x-5 nz:gap-y-1 nz:text-sm nz:text-text-muted';

/** Memoised, so that only cards with a changed record rerender. */
const Card = memo(ProvinceCard);

/** The cards; a phone shows the first ones, and the others on demand. */
export function ProvinceBrowserList({
  records,
  notedTime,
  value,
  changed,
  onSelect,
  formId,
}: ProvinceBrowserListProps) {
  const { number } = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (isLong) list.current?.children[FIRST]?.querySelector('button')?.focus();
  }, [isLong]);
  return (
    <>
      <ul data-slot="province-browser-legend" aria-hidden="true" className={legend}>
        {cardValues.map((name) => {
          const Icon = valueIcons[name];
          return (
            <li key={name} className="nz:flex nz:items-center nz:gap-2">
              <Icon className="nz:size-5 nz:text-sign" />
              <FormattedMessage {...climateMessages[name]} />
            </li>
          );
        })}
      </ul>
      <ul
        ref={list}
        data-slot="province-browser-list"
        className="nz:grid nz:gap-gap nz:sm:grid-cols-2 nz:lg:grid-cols-3 nz:xl:grid-cols-4"
      >
        {records.map((record, index) => (
          <Card
            as="li"
            key={record.code}
            record={record}
            notedTime={notedTime}
            value={value}
            isChanged={changed.has(record.code)}
            onSelect={onSelect}
            formId={formId}
            className={isLong || index < FIRST ? undefined : hiddenOnPhones}
          />
        ))}
      </ul>
      {isLong || records.length <= FIRST ? null : (
        <Button
          variant="line"
          className="nz:needs-script nz:justify-self-start nz:sm:hidden"
          onClick={() => setIsLong(true)}
        >
          <FormattedMessage {...texts.all} values={{ count: number(records.length) }} />
        </Button>
      )}
    </>
  );
}
