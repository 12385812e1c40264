import type { PartnershipBenefit } from '@nzete/api-client/partnerships';
import { BenefitCard } from '@nzete/ui/BenefitCard';
import { written } from '@nzete/ui/format';
import { Heading } from '@nzete/ui/Heading';
import { Globe, Heart, TrendingUp, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { writtenLast } from '../../shared/writtenIn.tsx';
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
        {benefits.map((benefit) => (
          <BenefitCard
            as="li"
            key={benefit.title}
            variant="bare"
            icon={icons[benefit.icon]}
            title={written(benefit, 'title')}
            description={writtenLast(benefit, 'title', 'description')}
          />
        ))}
      </ul>
    </section>
  );
}
