import { type ReactNode, useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { StrataEdge } from './StrataEdge.tsx';
import { groundColours, type Stratum as StratumName, strata } from './strata.ts';

interface StratumProps {
  name: StratumName;
  /** The stratum above. Without it there is no edge. */
  above?: keyof typeof groundColours;
  title: MessageDescriptor;
  /** Beside the title on wide screens. */
  text?: MessageDescriptor;
  children: ReactNode;
}

/** A section on the ground of a stratum, with a torn upper edge. */
export function Stratum({ name, above, title, text, children }: StratumProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      {above ? <StrataEdge below={name} seed={name.length + above.length} className={groundColours[above]} /> : null}
      <div className={strata[name]}>
        <div className="nz:wrap nz:pt-8 nz:pb-section">
          <div className="nz:mb-8 nz:grid nz:gap-2 nz:lg:mb-10 nz:lg:grid-cols-[5fr_7fr] nz:lg:items-end nz:lg:gap-12">
            <h2 id={id} className="nz:type-h2 nz:hyphens-auto">
              <FormattedMessage {...title} />
            </h2>
            {text ? (
              <p className="nz:max-w-measure nz:text-pretty nz:text-text-muted">
                <FormattedMessage {...text} />
              </p>
            ) : null}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
