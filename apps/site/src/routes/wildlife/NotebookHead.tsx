import { LinkButton } from '@nzete/ui/LinkButton';
import { PawPrint } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { Leaf, paper } from './Leaf.tsx';
import { messages } from './messages.ts';

/** The first page of the notebook, which overlaps the lower edge of the picture. */
export function NotebookHead() {
  return (
    <header className={`${paper} nz:-mt-16 nz:cut-lg nz:cut-corner nz:lg:-mt-44`}>
      <Leaf
        className="nz:pt-8 nz:pb-10 nz:lg:pt-14 nz:lg:pb-14"
        margin={
          <PawPrint aria-hidden="true" className="nz:hidden nz:size-16 nz:text-sign nz:lg:block" strokeWidth={1.25} />
        }
      >
        <div className="nz:grid nz:justify-items-start nz:gap-4 nz:lg:gap-5">
          <h1 className="nz:type-display nz:hyphens-auto">
            <FormattedMessage {...messages.title} />
          </h1>
          <p className="nz:type-h3">
            <FormattedMessage {...messages.subtitle} />
          </p>
          <div className="nz:flex nz:flex-wrap nz:gap-3">
            <LinkButton href={paths.donate} variant="give" size="lg">
              <FormattedMessage {...messages.donate} />
            </LinkButton>
            <LinkButton href={paths.gallery} variant="line" size="lg">
              <FormattedMessage {...messages.gallery} />
            </LinkButton>
          </div>
          <p className="nz:type-lead nz:mt-2 nz:max-w-measure nz:text-pretty">
            <FormattedMessage {...messages.intro} />
          </p>
        </div>
      </Leaf>
    </header>
  );
}
