import { useGetHeroQuery } from '@nzete/api-client/site';
import { Button } from '@nzete/ui/Button';
import { FigureGroup, FigureNote } from '@nzete/ui/Figure';
import { ForestScene, Hero } from '@nzete/ui/Hero';
import { LinkButton } from '@nzete/ui/LinkButton';
import { ArrowRight, Play } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { queryStatus } from '../../shared/queryStatus.ts';
import { paths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { pictureOf } from '../../shared/writtenIn.tsx';
import { boreholeMessages, heroTitleMessage, homeMessages as texts } from './home.messages.ts';
import { useImpactVideo } from './useImpactVideo.tsx';

/** The hero, with pictures and figures from the API. */
export function HomeHero() {
  const { formatMessage } = useIntl();
  const language = useLang();
  const hero = useGetHeroQuery({ lang: language });
  const video = useImpactVideo();
  const stats = hero.data?.stats;
  return (
    <FigureGroup asOf={stats?.asOf} source={{ label: formatMessage(texts.newsReports), href: paths.reports }}>
      <Hero
        scene={<ForestScene />}
        eyebrow={formatMessage(texts.heroSubtitle)}
        title={
          <FormattedMessage
            {...heroTitleMessage}
            values={{ line: (words) => <span className="nz:grid">{words}</span> }}
          />
        }
        description={formatMessage(texts.heroDescription)}
        status={queryStatus(hero)}
        pictures={hero.data?.images.map(pictureOf)}
        stats={
          stats && [
            { value: stats.trees, isAtLeast: true, label: formatMessage(texts.statTrees) },
            { value: stats.volunteers, isAtLeast: true, label: formatMessage(texts.statVolunteers) },
            {
              value: stats.boreholes,
              label: formatMessage(boreholeMessages[stats.boreholes === 1 ? 'one' : 'other']),
            },
          ]
        }
        note={<FigureNote className="nz:mt-2" />}
        actions={
          <>
            <LinkButton href={paths.volunteers} size="lg">
              <FormattedMessage {...texts.heroVolunteer} />
              <ArrowRight aria-hidden="true" />
            </LinkButton>
            <Button variant="line" size="lg" aria-haspopup="dialog" className="nz:needs-script" {...video.trigger}>
              <Play aria-hidden="true" />
              <FormattedMessage {...texts.heroWatch} />
            </Button>
          </>
        }
      />
      {video.dialog}
    </FigureGroup>
  );
}
