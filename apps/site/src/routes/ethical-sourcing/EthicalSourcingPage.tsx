import { paths } from '../../shared/routes.ts';
import { StratumPage } from '../../shared/strata/StratumPage.tsx';
import { messages } from './messages.ts';

const steps = [
  { title: messages.oneTitle, text: messages.oneText },
  { title: messages.twoTitle, text: messages.twoText },
  { title: messages.threeTitle, text: messages.threeText },
  { title: messages.fourTitle, text: messages.fourText },
];

/** The page at `/responsible-minerals/ethical-sourcing`: the way of a bag of ore. */
export default function EthicalSourcingPage() {
  return (
    <StratumPage
      stratum="rock"
      below="paper"
      sign="proof"
      messages={messages}
      steps={steps}
      next={paths.partners}
      other={paths.communityUnderstanding}
    />
  );
}
