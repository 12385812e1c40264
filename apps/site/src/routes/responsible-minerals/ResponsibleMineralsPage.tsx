import night from 'scene:mineral-night';
import day from 'scene:mineral-strata';
import { StrataHero } from '@nzete/ui/StrataHero';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { MineralShares } from './MineralShares.tsx';
import { messages } from './messages.ts';
import { PillarSections } from './PillarSections.tsx';

/**
 * The page at `/responsible-minerals`: scrolling leads down from the sky through soil, earth and
 * clay to the rock.
 */
export default function ResponsibleMineralsPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  return (
    <>
      <StrataHero
        title={heading}
        description={<FormattedMessage {...messages.lead} />}
        picture={{ src: day, darkSrc: night, alt: formatMessage(messages.picture) }}
      />
      <MineralShares />
      <PillarSections />
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </>
  );
}
