import { Section } from '@nzete/ui/Section';
import type { SignName } from '@nzete/ui/Sign';
import { ValueGrid } from '@nzete/ui/ValueGrid';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { valueMessages as values } from './cards.messages.ts';
import { homeMessages as texts } from './home.messages.ts';

const cells: { id: string; sign: SignName; title: MessageDescriptor; text: MessageDescriptor }[] = [
  { id: 'sustainability', sign: 'roots', title: values.sustainability, text: values.sustainabilityText },
  { id: 'community', sign: 'community', title: values.community, text: values.communityText },
  { id: 'youth', sign: 'together', title: values.youth, text: values.youthText },
  { id: 'innovation', sign: 'open', title: values.innovation, text: values.innovationText },
  { id: 'integrity', sign: 'proof', title: values.integrity, text: values.integrityText },
  { id: 'care', sign: 'care', title: values.care, text: values.careText },
];

/** Six values; the one about young people has the gold cell. */
export function HomeValues() {
  const { formatMessage } = useIntl();
  return (
    <Section tone="sunk" title={<FormattedMessage {...texts.valuesTitle} />}>
      <ValueGrid
        offbeat="youth"
        values={cells.map(({ id, sign, title, text }) => ({
          id,
          sign,
          title: formatMessage(title),
          description: formatMessage(text),
        }))}
      />
    </Section>
  );
}
