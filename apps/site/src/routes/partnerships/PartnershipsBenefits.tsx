import type { PartnershipBenefit } from '@nzete/api-client/partnerships';
import { BenefitCard } from '@nzete/ui/BenefitCard';
import { Heading } from '@nzete/ui/Heading';
import { Globe, Heart, TrendingUp, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './sections.messages.ts';

const icons: Record<PartnershipBenefit['icon'], ReactNode> = {
  Globe: <Globe />,
  TrendingUp: <TrendingUp />,
  Users: <Users />,
  Heart: <Heart />,
};

/** The benefits of a partnership, beside the feed. */
export function PartnershipsBenefits({ benefits }: { benefits: readonly PartnershipBenefit[] | undefined }) {
  if (!benefits || benefits.length === 0) return null;
  return (
    <section aria-labelledby="benefits" className="nz:grid nz:content-start nz:gap-6">
      <Heading id="benefits">
        <FormattedMessage {...messages.benefitsTitle} />
      </Heading>
      <ul className="nz:grid nz:gap-7">
        {benefits.map(({ icon, title, description }) => (
          <BenefitCard as="li" key={title} variant="bare" icon={icons[icon]} title={title} description={description} />
        ))}
      </ul>
    </section>
  );
}
