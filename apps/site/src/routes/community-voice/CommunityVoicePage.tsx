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
      <Talk />
    </MineralPage>
  );
}

/** Question and response on alternate sides; the last one is the answer. */
function Talk() {
  return (
    <ol className="nz:grid nz:gap-4 nz:lg:gap-5">
      {steps.map(({ title, text }) => (
        <li
          key={title.id}
          className="nz:grid nz:gap-2 nz:bg-surface nz:cut-corner nz:odd:me-8 nz:even:ms-8 nz:p-5 nz:even:cut-corner-foot nz:last:before:mb-1 nz:last:before:size-3.5 nz:last:before:rotate-45 nz:last:before:bg-offbeat nz:lg:odd:me-28 nz:lg:even:ms-28 nz:lg:p-7"
        >
          <h3 className="nz:type-h3 nz:hyphens-auto">
            <FormattedMessage {...title} />
          </h3>
          <p className="nz:max-w-measure nz:text-pretty nz:text-text-2">
            <FormattedMessage {...text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
