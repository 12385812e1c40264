import station from 'scene:weather-station';
import { Badge } from '@nzete/ui/Badge';
import { Picture } from '@nzete/ui/Picture';
import { Activity, Satellite, ShieldCheck, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { messages } from './messages.ts';

const chips: readonly [message: MessageDescriptor, icon: ReactNode][] = [
  [messages.chipAnalysis, <Sparkles key="icon" />],
  [messages.chipRealtime, <Activity key="icon" />],
  [messages.chipSecure, <ShieldCheck key="icon" />],
  [messages.chipSatellite, <Satellite key="icon" />],
];

/** The header of the page: the weather station behind a hillside with the title, and the notice. */
export function PortalHead() {
  const { formatMessage } = useIntl();
  return (
    <header className="nz:ground-cloth nz:relative nz:isolate nz:overflow-hidden">
      <div className="nz:absolute nz:inset-x-0 nz:top-12 nz:-z-20 nz:h-70 nz:lg:start-[36%] nz:lg:top-10 nz:lg:h-[calc(100%-2.5rem)]">
        <Picture
          src={station}
          alt={formatMessage(messages.picture)}
          loading="eager"
          fetchPriority="high"
          isCut={false}
          className="nz:size-full"
          imageClassName="nz:object-[50%_22%]"
        />
      </div>
      <div className="nz:scenery-hill nz:rtl:-scale-x-100 nz:pointer-events-none nz:absolute nz:inset-x-0 nz:top-2 nz:bottom-0 nz:-z-10 nz:lg:-top-34" />
      <div className="nz:scenery-overhang nz:rtl:-scale-x-100 nz:pointer-events-none nz:absolute nz:inset-x-0 nz:top-0 nz:-z-10" />
      <div className="nz:wrap nz:grid nz:gap-4 nz:pt-88 nz:pb-7 nz:lg:pt-36 nz:lg:pb-8">
        <div className="nz:grid nz:justify-items-start nz:gap-4 nz:lg:max-w-150">
          <Badge tone="live">
            <FormattedMessage {...messages.live} />
          </Badge>
          <h1 className="nz:type-h1 nz:text-balance nz:hyphens-auto">
            <FormattedMessage {...messages.heading} />
          </h1>
          <p className="nz:type-lead nz:text-text-2 nz:lg:max-w-130">
            <FormattedMessage {...messages.lead} />
          </p>
        </div>
        <ul className="nz:mt-2 nz:grid nz:grid-cols-2 nz:gap-x-4 nz:border-line nz:border-t-[1.5px] nz:md:flex nz:md:flex-wrap nz:md:gap-x-8 nz:lg:mt-6 nz:lg:max-w-180">
          {chips.map(([message, icon]) => (
            <li
              key={message.id}
              className="nz:flex nz:items-center nz:gap-2.5 nz:pt-3 nz:text-md nz:leading-snug nz:font-semibold nz:[&>svg]:size-5 nz:[&>svg]:shrink-0 nz:[&>svg]:text-link"
            >
              {icon}
              <FormattedMessage {...message} />
            </li>
          ))}
        </ul>
        <p className="nz:max-w-measure nz:text-sm nz:text-text-muted nz:lg:max-w-120">
          <FormattedMessage {...messages.notice} />
        </p>
      </div>
    </header>
  );
}
