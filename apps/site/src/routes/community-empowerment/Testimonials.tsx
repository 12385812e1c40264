import type { CommunityTestimonials } from '@nzete/api-client/programs';
import { Picture } from '@nzete/ui/Picture';
import { Section } from '@nzete/ui/Section';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, said } from './messages.ts';

/** What people say who took part. Each sits a step lower than the one before. */
export function Testimonials({ testimonials }: { testimonials: CommunityTestimonials }) {
  const { formatMessage } = useIntl();
  return (
    <Section title={<FormattedMessage {...messages.voices} />}>
      <ul className="nz:grid nz:gap-10 nz:lg:grid-cols-3 nz:lg:gap-x-12">
        {testimonials.map(({ name, role, quote, image, alt }) => (
          <li key={name} className="nz:bare nz:lg:nth-[3n+2]:mt-16 nz:lg:nth-[3n]:mt-32">
            <figure className="nz:grid nz:gap-5">
              <Picture src={image} alt={alt} className="nz:aspect-16/10" />
              <blockquote className="nz:type-h4 nz:text-pretty">{formatMessage(said, { words: quote })}</blockquote>
              <figcaption className="nz:border-line-strong nz:border-t-[1.5px] nz:pt-3 nz:text-md">
                <span className="nz:block nz:font-semibold">{name}</span>
                <span className="nz:text-text-muted">{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
