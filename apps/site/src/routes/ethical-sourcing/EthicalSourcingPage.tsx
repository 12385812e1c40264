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
      <Climb />
    </MineralPage>
  );
}

/**
 * The journey of a bag out of the rock: rising stairs on wide screens, a line on phones. The
 * diamond is at its end.
 */
function Climb() {
  return (
    <ol className="nz:ms-1.5 nz:border-line-strong nz:border-s-[1.5px] nz:lg:ms-0 nz:lg:-mt-16 nz:lg:grid nz:lg:grid-cols-4 nz:lg:border-s-0">
      {steps.map(({ title, text }, index) => (
        <li
          key={title.id}
          className={`nz:relative nz:grid nz:content-start nz:gap-2 nz:ps-8 nz:pb-9 nz:before:absolute nz:before:top-2 nz:before:-start-[7px] nz:before:size-3 nz:before:rotate-45 nz:before:bg-line-strong nz:last:pb-0 nz:last:before:bg-offbeat nz:lg:border-line-strong nz:lg:border-t-2 nz:lg:pt-8 nz:lg:pe-8 nz:lg:ps-6 nz:lg:pb-0 nz:lg:after:absolute nz:lg:after:start-0 nz:lg:after:top-0 nz:lg:after:h-16 nz:lg:after:w-0.5 nz:lg:after:bg-line-strong nz:lg:before:-top-[7px] nz:lg:before:-start-[5px] ${stairs[index % stairs.length]}`}
        >
          <h3 className="nz:type-h3 nz:hyphens-auto">
            <FormattedMessage {...title} />
          </h3>
          <p className="nz:max-w-measure nz:text-pretty nz:text-text-muted">
            <FormattedMessage {...text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The distance of a step from the top. Its riser connects it to the previous step. */
const stairs = ['nz:lg:mt-48', 'nz:lg:mt-32 nz:lg:mb-16', 'nz:lg:mt-16 nz:lg:mb-32', 'nz:lg:mb-48'];
