import { useFormat } from '@nzete/ui/format';
import { ImpactCardGrid } from '@nzete/ui/ImpactCardGrid';
import { Link } from '@nzete/ui/Link';
import { Section } from '@nzete/ui/Section';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { highlights, volunteerName } from './cards.ts';
import { homeMessages as texts } from './home.messages.ts';

/** What was reached in the last twelve months, in six cards. */
export function HomeHighlights() {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <Section
      tone="surface"
      title={<FormattedMessage {...texts.highlightsTitle} />}
      description={<FormattedMessage {...texts.highlightsPeriod} />}
      end={
        <Link href={paths.impact}>
          <FormattedMessage {...texts.highlightsAll} />
          <ArrowRight aria-hidden="true" />
        </Link>
      }
    >
      <ImpactCardGrid
        cards={highlights.map(({ value, isMore, picture, alt, title, text, unit, ...card }) => ({
          ...card,
          picture: { src: picture, alt: formatMessage(alt) },
          title: formatMessage(title),
          description: formatMessage(text, { name: volunteerName }),
          value: isMore ? `${number(value)}+` : number(value),
          unit: formatMessage(unit),
        }))}
      />
    </Section>
  );
}
