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

/** The page at `/responsible-minerals/community-voice`: how a question gets its answer. */
export default function CommunityVoicePage() {
  return (
    <MineralPage
      tone="deep"
      below="clay"
      sign="open"
      messages={messages}
      layout="beside"
      next={paths.ethicalSourcing}
      other={paths.communityUnderstanding}
    >
      <StepList
        variant="talk"
        items={steps.map(({ title, text }) => ({
          id: title.id,
          title: <FormattedMessage {...title} />,
          description: <FormattedMessage {...text} />,
        }))}
      />
    </MineralPage>
  );
}
