import tree from 'scene:palaver-tree';
import type { ImpactMetrics } from '@nzete/api-client/foundation';
import type { Partners } from '@nzete/api-client/partnerships';
import { FigureNote } from '@nzete/ui/Figure';
import { Heading } from '@nzete/ui/Heading';
import { PartnerCard } from '@nzete/ui/PartnerCard';
import { Picture } from '@nzete/ui/Picture';
import { Section } from '@nzete/ui/Section';
import { StatBand } from '@nzete/ui/StatBand';
import { FormattedMessage, useIntl } from 'react-intl';
import { PartnerFigures } from '../../shared/PartnerFigures.tsx';
import { partnerOf } from '../../shared/partnerOf.ts';
import { hasSamples, sampleNote } from '../../shared/sampleNote.tsx';
import { messages } from './messages.ts';

/** How many partners are around the tree; the others are below it. */
const AROUND = 4;

/** The tree, the partners around it, and their combined figures. */
export function PartnershipsPartners({ partners = [] }: { partners: Partners | undefined }) {
  const { formatMessage } = useIntl();
  const others = partners.slice(AROUND);
  return (
    <PartnerFigures source={{ label: formatMessage(messages.figuresSource) }}>
      {(figures) => (
        <Section space="end" labelledBy="partners">
          <Heading id="partners" isHidden>
            <FormattedMessage {...messages.partnersTitle} />
          </Heading>
          {hasSamples(partners) ? <div className="nz:mb-6">{sampleNote(partners)}</div> : null}
          <div className="nz:grid nz:gap-8 nz:lg:gap-0">
            <Picture
              src={tree}
              alt={formatMessage(messages.picture)}
              loading="eager"
              fetchPriority="high"
              className={treePlace}
              imageClassName="nz:object-[55%_60%]"
            />
            <ul className={circle}>
              {partners.slice(0, AROUND).map((partner) => (
                <PartnerCard as="li" key={partner.name} variant="bare" {...partnerOf(partner)} className={seat} />
              ))}
            </ul>
          </div>
          {others.length > 0 ? (
            <ul className="nz:mt-10 nz:grid nz:gap-gap nz:md:grid-cols-2 nz:lg:grid-cols-4">
              {others.map((partner) => (
                <PartnerCard as="li" key={partner.name} variant="bare" {...partnerOf(partner)} />
              ))}
            </ul>
          ) : null}
          {figures ? <Band figures={figures} /> : null}
        </Section>
      )}
    </PartnerFigures>
  );
}

const treePlace =
  'nz:aspect-4/3 nz:cut-lg nz:md:aspect-16/9 nz:lg:col-start-1 nz:lg:row-start-1 nz:lg:mx-auto nz:lg:aspect-auto nz:lg:min-h-120 nz:lg:w-[calc(50%-3rem)]';
const circle =
  'nz:grid nz:gap-x-gap nz:gap-y-8 nz:md:grid-cols-2 nz:lg:col-start-1 nz:lg:row-start-1 nz:lg:grid-cols-[1fr_2fr_1fr] nz:lg:gap-x-0 nz:lg:gap-y-10';
const seat = 'nz:bare nz:lg:odd:col-start-1 nz:lg:even:col-start-3';

function Band({ figures }: { figures: ImpactMetrics['partnerships'] }) {
  const { formatMessage } = useIntl();
  return (
    <StatBand
      className="nz:mt-12"
      note={<FigureNote />}
      stats={[
        { id: 'partners', value: figures.partners, label: formatMessage(messages.partnersCount) },
        { id: 'projects', value: figures.projects, label: formatMessage(messages.projects) },
        { id: 'countries', value: figures.countries, label: formatMessage(messages.countries) },
        { id: 'month', value: figures.agreedThisMonth, label: formatMessage(messages.thisMonth), isSample: true },
      ]}
    />
  );
}
