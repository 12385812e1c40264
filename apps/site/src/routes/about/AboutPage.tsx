import { foundationApi, useGetAboutQuery } from '@nzete/api-client/foundation';
import { ParallaxHero } from '@nzete/ui/ParallaxHero';
import { useIntl } from 'react-intl';
import { sharedMessages } from '../../shared/messages.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { useLang } from '../../shared/useLang.ts';
import { pictureOf, writtenLast } from '../../shared/writtenIn.tsx';
import AboutSections from './AboutSections.tsx';
import { messages } from './messages.ts';

export const loader: PageLoader = ({ lang }) => [foundationApi.endpoints.getAbout.initiate({ lang })];

/**
 * The page at `/about`: the foundation's origin, its growth as the rings of a tree, its values, its
 * aims, and how to join.
 */
export default function AboutPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  const description = formatMessage(messages.description);
  const about = useGetAboutQuery({ lang: useLang() });
  return (
    <>
      <ParallaxHero
        title={heading}
        description={about.data ? writtenLast(about.data, 'originStory', 'heroDescription') : description}
        picture={about.data && pictureOf(about.data.heroImage)}
      />
      <div className="nz:wrap">
        <QueryState query={about} loading={sharedMessages.loading} error={messages.error} />
      </div>
      <AboutSections />
      <PageMeta description={description} heading={heading} />
    </>
  );
}
