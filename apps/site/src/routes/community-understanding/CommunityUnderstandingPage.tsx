import { paths } from '../../shared/routes.ts';
import { StratumPage } from '../../shared/strata/StratumPage.tsx';
import { messages } from './messages.ts';

const steps = [
  { title: messages.oneTitle, text: messages.oneText },
  { title: messages.twoTitle, text: messages.twoText },
  { title: messages.threeTitle, text: messages.threeText },
  { title: messages.fourTitle, text: messages.fourText },
];

/** The page at `/responsible-minerals/community-understanding`: what mining brings and takes. */
export default function CommunityUnderstandingPage() {
  return (
    <StratumPage
      stratum="soil"
      below="deep"
      sign="roots"
      messages={messages}
      steps={steps}
      next={paths.communityVoice}
      other={paths.digitalLiteracy}
    />
  );
}
