import borehole from 'scene:borehole-rings';
import classroom from 'scene:classroom';
import { Seam } from '@nzete/ui/Seam';
import { Text } from '@nzete/ui/Text';
import { Timeline, TimelineDate, TimelineFork, TimelineList, TimelinePicture, TimelineStop } from '@nzete/ui/Timeline';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { messages } from './river.messages.ts';
import { StoryFooter } from './StoryFooter.tsx';

const LAUNCH_YEAR = '2021';

const people = [messages.youth, messages.readers, messages.marginalised];
const subjects = [messages.agriculture, messages.climate, messages.rehabilitation, messages.ai];

const itemsOf = (texts: readonly MessageDescriptor[]) =>
  texts.map((text) => ({ id: String(text.id), title: <FormattedMessage {...text} /> }));

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
      {/* A section with `content-visibility` clips its overflow; the space above keeps the first
          diamond inside. */}
      <div className="nz:grid nz:-mt-8">
        <Timeline className="nz:mt-8 nz:w-full">
          <TimelineStop
            isSource
            at={77}
            to={50}
            state="done"
            eyebrow={formatMessage(messages.start)}
            title={formatMessage(messages.startTitle)}
            aside={
              <TimelineDate
                value={LAUNCH_YEAR}
                dateTime={LAUNCH_YEAR}
                description={<FormattedMessage {...messages.launched} />}
                className="nz:lg:mt-40"
              />
            }
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
              <TimelinePicture
                src={borehole}
                alt={formatMessage(messages.pilotPicture)}
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
            aside={<TimelineList items={itemsOf(people)} className="nz:lg:max-w-[60%]" />}
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
            <Text size="md" tone="muted" className="nz:max-w-[46ch]">
              <FormattedMessage {...messages.provincesNote} />
            </Text>
          </TimelineFork>
        </Timeline>
      </div>
      <Seam position="none" />
      <StoryFooter />
    </>
  );
}

function School() {
  const { formatMessage } = useIntl();
  return (
    <>
      <p className="nz:max-w-[46ch]">
        <FormattedMessage {...messages.schoolText} />
      </p>
      <TimelineList variant="marked" items={itemsOf(subjects)} />
      <TimelinePicture
        variant="wide"
        src={classroom}
        alt={formatMessage(messages.schoolPicture)}
        className="nz:mt-3"
        imageClassName="nz:object-[50%_46%]"
      />
    </>
  );
}
