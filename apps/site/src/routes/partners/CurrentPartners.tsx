import type { ImpactMetrics } from '@nzete/api-client/foundation';
import { useGetPartnersQuery } from '@nzete/api-client/partnerships';
import { EmptyState } from '@nzete/ui/EmptyState';
import { FigureNote } from '@nzete/ui/Figure';
import { useFormat, written } from '@nzete/ui/format';
import { Heading } from '@nzete/ui/Heading';
import { PartnerCard } from '@nzete/ui/PartnerCard';
import { StatBand } from '@nzete/ui/StatBand';
import { FormattedMessage, useIntl } from 'react-intl';
import { PartnerFigures } from '../../shared/PartnerFigures.tsx';
import { partnerOf } from '../../shared/partnerOf.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { messages } from './messages.ts';

/** The current partners and their figures. */
export default function CurrentPartners() {
  const query = useGetPartnersQuery({ lang: useLang() });
  const { formatMessage } = useIntl();
  return (
    <PartnerFigures source={{ label: formatMessage(messages.source) }}>
      {(figures) => (
        <div className="nz:grid nz:grid-cols-1 nz:gap-10">
          {figures ? <Band figures={figures} /> : null}
          <section aria-labelledby="partners" className="nz:grid nz:gap-6">
            <Heading id="partners">
              <FormattedMessage {...messages.partnersTitle} />
            </Heading>
            <QueryState
              query={query}
              loading={messages.partnersLoading}
              error={messages.partnersError}
              isEmpty={(partners) => partners.length === 0}
              empty={<EmptyState title={<FormattedMessage {...messages.partnersEmpty} />} />}
            >
              {(partners) => (
                <div className="nz:grid nz:gap-6">
                  {sampleNote(partners)}
                  <ul className="nz:grid nz:gap-gap nz:md:grid-cols-2 nz:lg:grid-cols-4">
                    {partners.map((partner) => (
                      <PartnerCard
                        as="li"
                        key={partner.name}
                        {...partnerOf(partner)}
                        location={written(partner, 'location')}
                        projects={partner.projects}
                      />
                    ))}
                  </ul>
                </div>
              )}
            </QueryState>
          </section>
        </div>
      )}
    </PartnerFigures>
  );
}

function Band({ figures }: { figures: ImpactMetrics['partnerships'] }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const raised = formatMessage(messages.raisedValue, { sign: '$', amount: number(figures.raised / 1_000_000) });
  return (
    <StatBand
      note={<FigureNote />}
      stats={[
        { id: 'partners', value: figures.partners, label: formatMessage(messages.total) },
        { id: 'projects', value: figures.projects, label: formatMessage(messages.projects) },
        { id: 'countries', value: figures.countries, label: formatMessage(messages.countries) },
        { id: 'raised', value: raised, label: formatMessage(messages.raised) },
      ]}
    />
  );
}
