import { CallToAction } from '@nzete/ui/CallToAction';
import { ChartSpline, HandCoins, Handshake, HeartHandshake } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { homeMessages as texts } from './home.messages.ts';

const ways = [
  {
    id: 'volunteer',
    icon: <HeartHandshake />,
    title: texts.volunteerTitle,
    text: texts.volunteerText,
    href: paths.volunteers,
  },
  {
    id: 'partner',
    icon: <Handshake />,
    title: texts.partnerTitle,
    text: texts.partnerText,
    href: paths.partnerCollaboration,
  },
  { id: 'give', icon: <HandCoins />, title: texts.giveTitle, text: texts.giveText, href: paths.donate },
  { id: 'data', icon: <ChartSpline />, title: texts.dataTitle, text: texts.dataText, href: paths.data },
];

/** Four ways to get involved. */
export function HomeInvolved() {
  const { formatMessage } = useIntl();
  return (
    <CallToAction
      title={<FormattedMessage {...texts.involvedTitle} />}
      items={ways.map(({ title, text, ...way }) => ({
        ...way,
        title: formatMessage(title),
        description: formatMessage(text),
      }))}
    />
  );
}
