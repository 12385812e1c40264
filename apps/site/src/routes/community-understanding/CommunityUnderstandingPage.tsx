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
      <Subjects />
    </MineralPage>
  );
}

/** Four subjects as fields of earth: benefits opposite costs, and below them what connects both. */
function Subjects() {
  return (
    <ul className="nz:relative nz:grid nz:gap-2 nz:md:grid-cols-12 nz:lg:gap-3">
      {subjects.map(({ title, text }, index) => (
        <li
          key={title.id}
          className={`nz:grid nz:content-start nz:gap-3 nz:p-5 nz:lg:p-8 ${fields[index % fields.length]}`}
        >
          <h3 className={index < 2 ? 'nz:type-h2 nz:hyphens-auto' : 'nz:type-h3 nz:hyphens-auto'}>
            <FormattedMessage {...title} />
          </h3>
          <p className="nz:max-w-measure nz:text-pretty nz:text-text-2">
            <FormattedMessage {...text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The first two have the same size, with the diamond between them. */
const fields = [
  'nz:bg-surface nz:md:col-span-6 nz:lg:pb-14',
  'nz:relative nz:bg-sunk nz:before:absolute nz:before:-top-3 nz:before:start-5 nz:before:size-4 nz:before:rotate-45 nz:before:bg-offbeat nz:md:col-span-6 nz:lg:pb-14 nz:md:before:top-7 nz:lg:before:top-11 nz:md:before:-start-3.5',
  'nz:md:col-span-7 nz:lg:pe-16',
  'nz:md:col-span-5',
];
