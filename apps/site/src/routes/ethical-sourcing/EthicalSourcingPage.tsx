import { StepList } from '@nzete/ui/StepList';
import { FormattedMessage } from 'react-intl';
import { MineralPage } from '../../shared/MineralPage.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

const steps = [
  { title: messages.oneTitle, text: messages.oneText },
  { title: messages.twoTitle, text: messages.twoText },
  { title: messages.threeTitle, text: messages.threeText },
  { title: messages.fourTitle, text: messages.fourText },
];

/** The page at `/responsible-minerals/ethical-sourcing`: the journey of a bag of ore. */
export default function EthicalSourcingPage() {
  return (
    <MineralPage
      tone="rock"
      below="paper"
      sign="proof"
      messages={messages}
      layout="under"
      next={paths.partners}
      other={paths.communityUnderstanding}
    >
      <StepList
        items={steps.map(({ title, text }) => ({
          id: title.id,
          title: <FormattedMessage {...title} />,
          description: <FormattedMessage {...text} />,
        }))}
      />
    </MineralPage>
  );
}
