import type { AboutContent, AboutValue } from '@nzete/api-client/foundation';
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
    <section aria-labelledby="about-values" className="nz:py-section">
      <div className="nz:wrap nz:grid nz:gap-8 nz:lg:gap-12">
        <h2 id="about-values" className="nz:type-h1 nz:max-w-[18ch]">
          {valuesTitle}
        </h2>
        <ValueRings values={values.map((value) => ({ ...value, sign: signs[value.id] }))} />
      </div>
    </section>
  );
}
