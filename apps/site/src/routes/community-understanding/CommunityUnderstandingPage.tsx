import { useIntl } from 'react-intl';
import { BeingWritten } from '../../shared/BeingWritten.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** The page at `/responsible-minerals/community-understanding`. */
export default function CommunityUnderstandingPage() {
  const { formatMessage } = useIntl();
  const parents = [{ href: paths.responsibleMinerals, label: formatMessage(messages.parent) }];
  return <BeingWritten title={messages.title} description={messages.description} parents={parents} />;
}
