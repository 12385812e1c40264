import { paths } from '../../shared/routes.ts';
import { StratumPage } from '../../shared/strata/StratumPage.tsx';
import { messages } from './messages.ts';

const steps = [
  { title: messages.oneTitle, text: messages.oneText },
  { title: messages.twoTitle, text: messages.twoText },
  { title: messages.threeTitle, text: messages.threeText },
  { title: messages.fourTitle, text: messages.fourText },
];

/** The page at `/responsible-minerals/community-voice`: how a question gets its answer. */
export default function CommunityVoicePage() {
  return (
    <StratumPage
      stratum="deep"
      below="clay"
      sign="open"
      messages={messages}
      steps={steps}
      next={paths.sendFeedback}
      other={paths.ethicalSourcing}
    />
  );
}
