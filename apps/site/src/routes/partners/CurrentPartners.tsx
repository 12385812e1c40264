import { useGetPartnersQuery } from '@nzete/api-client/partnerships';
import { EmptyState } from '@nzete/ui/EmptyState';
import { useFormat } from '@nzete/ui/format';
import { PartnerCard } from '@nzete/ui/PartnerCard';
import { StatBand } from '@nzete/ui/StatBand';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { useLang } from '../../shared/useLang.ts';
import { messages } from './messages.ts';

/** What the documents state; no one counts it yet. */
const figures = { partners: 25, projects: 14, countries: 8, raised: 2.4 };

/** Who works with us, and what it comes to. */
export default function CurrentPartners() {
  const query = useGetPartnersQuery({ lang: useLang() });
  return (
    <div className="nz:grid nz:grid-cols-1 nz:gap-10">
      <Figures />
      <section aria-labelledby="partners" className="nz:grid nz:gap-6">
        <h2 id="partners" className="nz:type-h2">
          <FormattedMessage {...messages.partnersTitle} />
        </h2>
        <QueryState
          query={query}
          loading={messages.partnersLoading}
          error={messages.partnersError}
          isEmpty={(partners) => partners.length === 0}
          empty={<EmptyState title={<FormattedMessage {...messages.partnersEmpty} />} />}
        >
          {(partners) => (
            <ul className="nz:grid nz:gap-gap nz:md:grid-cols-2 nz:lg:grid-cols-4">
              {partners.map((partner) => (
                <PartnerCard as="li" key={partner.name} {...partner} />
              ))}
            </ul>
          )}
        </QueryState>
      </section>
    </div>
  );
}

function Figures() {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const raised = formatMessage(messages.raisedValue, { sign: '$', amount: number(figures.raised) });
  return (
    <StatBand
      source={formatMessage(messages.source)}
      stats={[
        { id: 'partners', value: number(figures.partners), label: formatMessage(messages.total) },
        { id: 'projects', value: number(figures.projects), label: formatMessage(messages.projects) },
        { id: 'countries', value: number(figures.countries), label: formatMessage(messages.countries) },
        { id: 'raised', value: raised, label: formatMessage(messages.raised) },
      ]}
    />
  );
}
