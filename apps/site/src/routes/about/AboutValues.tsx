import type { AboutContent, AboutValue } from '@nzete/api-client/foundation';
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
export function AboutValues({ about: { valuesTitle, values } }: { about: AboutContent }) {
  return (
    <Section labelledBy="about-values">
      <div className="nz:grid nz:gap-8 nz:lg:gap-12">
        <Heading id="about-values" size="xl" className="nz:max-w-[18ch]">
          {valuesTitle}
        </Heading>
        <ValueRings values={values.map((value) => ({ ...value, sign: signs[value.id] }))} />
      </div>
    </Section>
  );
}
