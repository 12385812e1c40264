import borehole from 'scene:borehole-rings';
import classroom from 'scene:classroom';
import { Picture } from '@nzete/ui/Picture';
import { Seam } from '@nzete/ui/Seam';
import { Timeline, TimelineFork, TimelineStop } from '@nzete/ui/Timeline';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './river.messages.ts';
import { StoryFooter } from './StoryFooter.tsx';

const LAUNCH_YEAR = '2021';

const people = [messages.youth, messages.readers, messages.marginalised];
const subjects = [messages.agriculture, messages.climate, messages.rehabilitation, messages.ai];

/**
 * The provinces where the foundation plans to work, each with its base. Their names are the same in
 * all four languages.
 */
const provinces = [
  { id: 'KG', title: 'Kongo-Central', description: 'Matadi' },
  { id: 'HK', title: 'Haut-Katanga', description: 'Lubumbashi' },
  { id: 'BU', title: 'Bas-Uélé', description: 'Buta' },
  { id: 'NK', title: 'Nord-Kivu', description: 'Goma' },
  { id: 'KS', title: 'Kasaï', description: 'Mbuji-Mayi' },
];

/** Past, current and planned work, and the end of the story. */
export default function StoryRiver() {
  const { formatMessage } = useIntl();
  return (
    <>
      {/* A section with `content-visibility` clips its overflow; the padding keeps the first
          diamond inside. */}
      <div className="nz:relative nz:-mt-8 nz:pt-8">
        <Timeline>
          <TimelineStop
            isSource
            at={77}
            to={50}
            state="done"
            eyebrow={formatMessage(messages.start)}
            title={formatMessage(messages.startTitle)}
            aside={<LaunchYear />}
          >
            <p className="nz:max-w-[46ch]">
              <FormattedMessage {...messages.startText} />
            </p>
          </TimelineStop>
          <TimelineStop
            at={50}
            to={52}
            side="end"
            state="done"
            eyebrow={formatMessage(messages.pilot)}
            title={formatMessage(messages.pilotTitle)}
            aside={
              <Picture
                src={borehole}
                alt={formatMessage(messages.pilotPicture)}
                className="nz:aspect-4/3 nz:cut-lg nz:max-lg:-me-gutter nz:lg:aspect-square nz:lg:max-w-110"
                imageClassName="nz:object-[40%_50%]"
              />
            }
          >
            <p className="nz:max-w-[46ch]">
              <FormattedMessage {...messages.pilotWater} />
            </p>
            <p className="nz:max-w-[46ch]">
              <FormattedMessage {...messages.pilotCampaigns} />
            </p>
          </TimelineStop>
          <TimelineStop
            at={52}
            to={28}
            side="end"
            state="now"
            eyebrow={formatMessage(messages.people)}
            title={formatMessage(messages.peopleTitle)}
            aside={<People />}
          >
            <p className="nz:max-w-[46ch]">
              <FormattedMessage {...messages.peopleText} />
            </p>
          </TimelineStop>
          <TimelineStop
            at={28}
            to={10}
            side="wide"
            state="next"
            eyebrow={formatMessage(messages.next)}
            title={formatMessage(messages.schoolTitle)}
          >
            <School />
          </TimelineStop>
          <TimelineFork
            at={10}
            state="planned"
            eyebrow={formatMessage(messages.after)}
            title={formatMessage(messages.provincesTitle)}
            branches={provinces}
          >
            <p className="nz:max-w-[46ch]">
              <FormattedMessage {...messages.provincesText} />
            </p>
          </TimelineFork>
        </Timeline>
      </div>
      <Seam position="none" />
      <StoryFooter />
    </>
  );
}

function LaunchYear() {
  return (
    <p className="nz:grid nz:text-text-2 nz:lg:mt-40 nz:lg:justify-items-end nz:lg:text-end">
      <time dateTime={LAUNCH_YEAR} className="nz:type-number nz:text-[3rem] nz:text-sign nz:lg:text-[5.5rem]">
        {LAUNCH_YEAR}
      </time>
      <span className="nz:text-md">
        <FormattedMessage {...messages.launched} />
      </span>
    </p>
  );
}

function People() {
  return (
    <ul className="nz:border-line nz:border-t-[1.5px] nz:lg:max-w-[60%]">
      {people.map((group) => (
        <li key={group.id} className="nz:bare nz:border-line nz:border-b-[1.5px] nz:py-3 nz:font-semibold">
          <FormattedMessage {...group} />
        </li>
      ))}
    </ul>
  );
}

function School() {
  const { formatMessage } = useIntl();
  return (
    <>
      <p className="nz:max-w-[46ch]">
        <FormattedMessage {...messages.schoolText} />
      </p>
      <ul className="nz:flex nz:flex-wrap nz:gap-x-8 nz:gap-y-3">
        {subjects.map((subject) => (
          <li
            key={subject.id}
            className="nz:bare nz:flex nz:items-baseline nz:gap-2.5 nz:font-semibold nz:before:size-2 nz:before:shrink-0 nz:before:rotate-45 nz:before:bg-sign"
          >
            <FormattedMessage {...subject} />
          </li>
        ))}
      </ul>
      <Picture
        src={classroom}
        alt={formatMessage(messages.schoolPicture)}
        className="nz:mt-3 nz:aspect-4/3 nz:cut-lg nz:max-lg:-me-gutter nz:lg:aspect-2/1"
        imageClassName="nz:object-[50%_46%]"
      />
    </>
  );
}
