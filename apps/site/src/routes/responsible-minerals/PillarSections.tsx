import { GoalGrid } from '@nzete/ui/GoalGrid';
import { LinkButton } from '@nzete/ui/LinkButton';
import { PillarCard } from '@nzete/ui/PillarCard';
import { StrataSection } from '@nzete/ui/StrataSection';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { Highlights } from './Highlights.tsx';
import { messages } from './messages.ts';

const pillars = [
  {
    href: paths.communityUnderstanding,
    sign: 'roots',
    title: messages.pillarKnow,
    text: messages.pillarKnowText,
    link: messages.understanding,
  },
  {
    href: paths.communityVoice,
    sign: 'open',
    title: messages.pillarSpeak,
    text: messages.pillarSpeakText,
    link: messages.voice,
  },
  {
    href: paths.ethicalSourcing,
    sign: 'proof',
    title: messages.pillarSell,
    text: messages.pillarSellText,
    link: messages.sourcing,
  },
] as const;

/** Below the soil: three kinds of work, their goals, and who does the work. */
export function PillarSections() {
  return (
    <>
      <StrataSection
        tone="deep"
        above="soil"
        title={<FormattedMessage {...messages.pillarsTitle} />}
        description={<FormattedMessage {...messages.pillarsText} />}
      >
        <ul className="nz:grid nz:gap-8 nz:lg:grid-cols-3 nz:lg:gap-x-12 nz:lg:gap-y-3.5">
          {pillars.map(({ href, sign, title, text, link }) => (
            <li key={href} className="nz:grid nz:lg:row-span-4 nz:lg:grid-rows-subgrid">
              <PillarCard
                sign={sign}
                title={<FormattedMessage {...title} />}
                description={<FormattedMessage {...text} />}
                actions={
                  <LinkButton href={href} variant="line">
                    <FormattedMessage {...link} />
                    <ArrowRight aria-hidden="true" />
                  </LinkButton>
                }
                className="nz:lg:row-span-4 nz:lg:grid-rows-subgrid"
              />
            </li>
          ))}
        </ul>
      </StrataSection>
      <StrataSection
        tone="clay"
        above="deep"
        title={<FormattedMessage {...messages.goalsTitle} />}
        description={<FormattedMessage {...messages.goalsText} />}
      >
        <GoalGrid highlighted={12} />
      </StrataSection>
      <Highlights />
    </>
  );
}
