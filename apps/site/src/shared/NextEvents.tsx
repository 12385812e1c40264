import { useGetEventsQuery } from '@nzete/api-client/applications';
import type { EventKind } from '@nzete/domain';
import { useFormat, written } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { RuledList } from '@nzete/ui/RuledList';
import { Section, type SectionProps } from '@nzete/ui/Section';
import type { ReactNode } from 'react';
import { paths } from './routes.ts';
import { sampleBadge } from './sampleNote.tsx';
import { useLang } from './useLang.ts';

/** A page names the next ones; all are at `/events`. */
const SHOWN = 2;

interface NextEventsProps extends Pick<SectionProps, 'space'> {
  kinds: readonly EventKind[];
  title: ReactNode;
}

/** The next events of some kinds, each with day and place. Without any there is no section. */
export function NextEvents({ kinds, title, space }: NextEventsProps) {
  const { data } = useGetEventsQuery({ lang: useLang() });
  const { date } = useFormat();
  const next = (data ?? []).filter(({ kind }) => kinds.includes(kind)).slice(0, SHOWN);
  if (next.length === 0) return null;
  return (
    <Section space={space} title={title} description={sampleBadge(next[0])}>
      <RuledList
        layout="topics"
        className="nz:sm:grid-cols-2"
        items={next.map((event) => ({
          id: event.id,
          title: <Link href={`${paths.events}#${event.id}`}>{written(event, 'title')}</Link>,
          description: (
            <>
              <time dateTime={event.starts}>{date(`${event.starts}Z`, 'date', 'UTC')}</time> · {written(event, 'place')}
            </>
          ),
        }))}
      />
    </Section>
  );
}
