import { ShareChart } from '@nzete/ui/ShareChart';
import { StrataSection } from '@nzete/ui/StrataSection';
import { FormattedMessage } from 'react-intl';
import { shares } from './figures.ts';
import { messages } from './messages.ts';

const minerals = [
  { id: 'cobalt', name: messages.cobalt, text: messages.cobaltText, tone: 'info' },
  { id: 'tantalum', name: messages.tantalum, text: messages.tantalumText, tone: 'give' },
  { id: 'tin', name: messages.tin, text: messages.tinText, tone: 'sign' },
  { id: 'gold', name: messages.gold, text: messages.goldText, tone: 'line' },
] as const;

/** Under the soil: the shares of four minerals, each a measure of its own. */
export function MineralShares() {
  return (
    <StrataSection
      tone="soil"
      title={<FormattedMessage {...messages.sharesTitle} />}
      description={<FormattedMessage {...messages.sharesText} />}
    >
      <ShareChart
        caption={<FormattedMessage {...messages.sharesCaption} />}
        columns={{
          name: <FormattedMessage {...messages.columnMineral} />,
          share: <FormattedMessage {...messages.columnShare} />,
        }}
        marked="gold"
        shares={minerals.map(({ id, name, text, tone }) => ({
          id,
          name: <FormattedMessage {...name} />,
          description: <FormattedMessage {...text} />,
          percentage: shares[id],
          tone,
          isSample: true,
        }))}
        note={<FormattedMessage {...messages.sharesNote} />}
      />
    </StrataSection>
  );
}
