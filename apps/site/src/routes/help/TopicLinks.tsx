import { Link } from '@nzete/ui/Link';
import { FormattedMessage } from 'react-intl';
import { topicPath, topics } from '../../shared/routes.ts';
import { topicMessages } from './topics.messages.ts';

/** The topics of "Climate, explained", each with a summary. */
export function TopicLinks() {
  return (
    <ul className="nz:border-line-strong nz:border-b-[1.5px]">
      {topics.map((topic) => (
        <li key={topic} className="nz:grid nz:justify-items-start nz:border-line-strong nz:border-t-[1.5px] nz:py-2.5">
          <Link href={topicPath(topic)} size="lg">
            <FormattedMessage {...topicMessages[topic].title} />
          </Link>
          <p className="nz:text-pretty nz:text-text-2">
            <FormattedMessage {...topicMessages[topic].description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
