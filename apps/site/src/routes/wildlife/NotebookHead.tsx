import { NotebookCover } from '@nzete/ui/FieldNotebook';
import { LinkButton } from '@nzete/ui/LinkButton';
import { PawPrint } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** The first page of the notebook, which overlaps the lower edge of the picture. */
export function NotebookHead() {
  return (
    <NotebookCover
      icon={<PawPrint />}
      title={<FormattedMessage {...messages.title} />}
      subtitle={<FormattedMessage {...messages.subtitle} />}
      description={<FormattedMessage {...messages.intro} />}
      actions={
        <>
          <LinkButton href={paths.donate} variant="give" size="lg">
            <FormattedMessage {...messages.donate} />
          </LinkButton>
          <LinkButton href={paths.gallery} variant="line" size="lg">
            <FormattedMessage {...messages.gallery} />
          </LinkButton>
        </>
      }
      className="nz:-mt-16 nz:lg:-mt-44"
    />
  );
}
