'use client';

import { memo, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import type { ProvinceRecord } from '../../internal/climate/climate.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProvinceCard } from '../ProvinceCard/ProvinceCard.tsx';
import { provinceBrowserMessages as texts } from './ProvinceBrowser.messages.ts';

interface ProvinceBrowserListProps {
  records: readonly ProvinceRecord[];
  notedTime: string | undefined;
  changed: ReadonlySet<string>;
  onSelect: (code: string) => void;
  formId: string | undefined;
}

/** How many cards a phone shows at first; without JavaScript it shows all. */
const FIRST = 6;
const hiddenOnPhones = 'nz:[@media(width<30rem)_and_(scripting:enabled)]:hidden';

/** Memoised, so that only cards with a changed record rerender. */
const Card = memo(ProvinceCard);

/** The cards; a phone shows the first ones, and the others on demand. */
export function ProvinceBrowserList({ records, notedTime, changed, onSelect, formId }: ProvinceBrowserListProps) {
  const { number } = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (isLong) list.current?.children[FIRST]?.querySelector('button')?.focus();
  }, [isLong]);
  return (
    <>
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
