import { ContrastGrid } from '@nzete/ui/ContrastGrid';
import { FormattedMessage } from 'react-intl';
import { MineralPage } from '../../shared/MineralPage.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

const subjects = [
  { title: messages.oneTitle, text: messages.oneText },
  { title: messages.twoTitle, text: messages.twoText },
  { title: messages.threeTitle, text: messages.threeText },
  { title: messages.fourTitle, text: messages.fourText },
];

/**
 * The page at `/responsible-minerals/community-understanding`: the benefits and costs of mining.
 */
export default function CommunityUnderstandingPage() {
  return (
    <MineralPage
      tone="soil"
      below="deep"
      sign="roots"
      messages={messages}
      layout="under"
      next={paths.communityVoice}
      other={paths.digitalLiteracy}
    >
      <ContrastGrid
        items={subjects.map(({ title, text }) => ({
          id: title.id,
          title: <FormattedMessage {...title} />,
          description: <FormattedMessage {...text} />,
        }))}
      />
    </MineralPage>
  );
}
