import type { AboutContent, AboutValue } from '@nzete/api-client/foundation';
import { written } from '@nzete/ui/format';
import { Heading } from '@nzete/ui/Heading';
import { Section } from '@nzete/ui/Section';
import type { SignName } from '@nzete/ui/Sign';
import { ValueRings } from '@nzete/ui/ValueRings';

const signs: Record<AboutValue['id'], SignName> = {
  sustainability: 'roots',
  community: 'community',
  innovation: 'open',
  integrity: 'proof',
};

/** Four values, each a quarter of the tree. */
export function AboutValues({ about }: { about: AboutContent }) {
  return (
    <Section labelledBy="about-values">
      <div className="nz:grid nz:gap-8 nz:lg:gap-12">
        <Heading id="about-values" size="xl" className="nz:max-w-[18ch]">
          {written(about, 'valuesTitle')}
        </Heading>
        <ValueRings
          values={about.values.map((value) => ({
            id: value.id,
            sign: signs[value.id],
            title: written(value, 'title'),
            description: written(value, 'description'),
          }))}
        />
      </div>
    </Section>
  );
}
