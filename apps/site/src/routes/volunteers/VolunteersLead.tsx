import seedlings from 'scene:seedling-rows';
import { PictureHero } from '@nzete/ui/PictureHero';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** The header of the page. */
export function VolunteersLead() {
  const { formatMessage } = useIntl();
  return (
    <PictureHero
      back={{ href: paths.home, label: <FormattedMessage {...messages.back} /> }}
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...messages.description} />}
      picture={{ src: seedlings, alt: formatMessage(messages.picture), imageClassName: 'nz:object-[55%_60%]' }}
    />
  );
}
