import { useFormat } from '@nzete/ui/format';
import { FormattedMessage } from 'react-intl';
import { editorMessages as messages } from '../texts/editorMessages.ts';
import { longerBy, MAX_LONGER } from './textLength.ts';

/** The lengths of both texts, with a hint when the translation may not fit. */
export function LengthLine({ original, text }: { original: string; text: string }) {
  const { number } = useFormat();
  const longer = longerBy(original, text);
  const values = { original: number(original.length), count: number(text.length) };
  const percent = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 0 });
  const isLong = longer > MAX_LONGER;
  return (
    <p
      className={`nz:text-sm ${isLong ? 'nz:bg-warning-soft nz:px-3 nz:py-1.5 nz:text-on-warning-soft' : 'nz:text-text-muted'}`}
    >
      {isLong ? (
        <FormattedMessage
          {...messages.longer}
          values={{ ...values, percent: percent(longer), limit: percent(MAX_LONGER) }}
        />
      ) : (
        <FormattedMessage {...messages.length} values={values} />
      )}
    </p>
  );
}
