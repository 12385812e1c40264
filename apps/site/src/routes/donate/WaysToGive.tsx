import type { DonationMethod, DonationMethods, useGetDonationMethodsQuery } from '@nzete/api-client/giving';
import { DisclosureGroup } from '@nzete/ui/Disclosure';
import { DonationOption } from '@nzete/ui/DonationOption';
import { written } from '@nzete/ui/format';
import { Heading } from '@nzete/ui/Heading';
import { Link } from '@nzete/ui/Link';
import { Text } from '@nzete/ui/Text';
import { ArrowRight, Landmark, ShieldCheck, Smartphone, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { NoScriptNote } from '../../shared/NoScriptNote.tsx';
import { QueryState } from '../../shared/QueryState.tsx';
import { paths } from '../../shared/routes.ts';
import { writtenLast } from '../../shared/writtenIn.tsx';
import { messages } from './messages.ts';
import { waysId } from './waysId.ts';

const icons: Record<DonationMethod['icon'], ReactNode> = {
  Landmark: <Landmark />,
  Smartphone: <Smartphone />,
  Wallet: <Wallet />,
};

interface WaysToGiveProps {
  isClosed: boolean;
  query: Pick<ReturnType<typeof useGetDonationMethodsQuery>, 'isError' | 'refetch'> & {
    data: DonationMethods | undefined;
  };
  /** The expanded way. */
  open: DonationMethod['id'] | undefined;
  onOpenChange: (id: DonationMethod['id'] | undefined) => void;
}

/** Mobile money, bank transfer and PayPal as expandable rows. */
export function WaysToGive({ isClosed, query, open, onOpenChange }: WaysToGiveProps) {
  return (
    <section
      id={waysId}
      aria-labelledby={`${waysId}-title`}
      tabIndex={-1}
      className="nz:grid nz:min-w-0 nz:scroll-mt-24 nz:content-start nz:gap-6 nz:outline-none nz:target:[&>h2]:text-give"
    >
      <Heading id={`${waysId}-title`}>
        <FormattedMessage {...messages.ways} />
      </Heading>
      <QueryState query={query} loading={messages.waysLoading} error={messages.waysError}>
        {(methods) => (
          <DisclosureGroup mode="single">
            {methods.map((method) => (
              <DonationOption
                key={method.id}
                title={written(method, 'title')}
                description={method.open ? writtenLast(method, 'title', 'description') : undefined}
                icon={icons[method.icon]}
                details={method.details.map(({ copyable, ...detail }) => ({ ...detail, isCopyable: copyable }))}
                isSample={!method.open}
                isOpen={open === method.id}
                onOpenChange={(isOpen) => onOpenChange(isOpen ? method.id : undefined)}
              />
            ))}
          </DisclosureGroup>
        )}
      </QueryState>
      {isClosed ? null : <NoScriptNote text={messages.noScriptCopy} />}
      {isClosed ? null : (
        <Link href={paths.gift} size="lg" className="nz:justify-self-start">
          <FormattedMessage {...messages.gift} />
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
      {isClosed ? null : (
        <Text size="md" tone="soft" icon={<ShieldCheck />}>
          <FormattedMessage {...messages.safety} />
        </Text>
      )}
    </section>
  );
}
