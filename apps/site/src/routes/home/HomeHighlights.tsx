import { useGetHeroQuery } from '@nzete/api-client/site';
import { FigureGroup, FigureNote } from '@nzete/ui/Figure';
import { ImpactCardGrid } from '@nzete/ui/ImpactCardGrid';
import { Link } from '@nzete/ui/Link';
import { Section } from '@nzete/ui/Section';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { highlights } from './cards.ts';
import { homeMessages as texts } from './home.messages.ts';

/** The results of the last twelve months in six cards. Omitted if the figures failed to load. */
export function HomeHighlights() {
  const { formatMessage } = useIntl();
  const { data } = useGetHeroQuery({ lang: useLang() });
  if (!data) return null;
  const { stats } = data;
  return (
    <FigureGroup asOf={stats.asOf} source={{ label: formatMessage(texts.newsReports), href: paths.reports }}>
      <Section
        tone="surface"
        title={<FormattedMessage {...texts.highlightsTitle} />}
        description={
          <FigureNote>
            <FormattedMessage {...texts.highlightsPeriod} />
          </FigureNote>
        }
        end={
          <Link href={paths.impact}>
            <FormattedMessage {...texts.highlightsAll} />
            <ArrowRight aria-hidden="true" />
          </Link>
        }
      >
        <ImpactCardGrid
          cards={highlights.map(({ figure, picture, alt, title, text, unit, ...card }) => ({
            ...card,
            picture: { src: picture, alt: formatMessage(alt) },
            title: formatMessage(title),
            description: formatMessage(text),
            value: stats[figure],
            unit: formatMessage(unit),
          }))}
        />
      </Section>
    </FigureGroup>
  );
}
