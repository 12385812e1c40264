import { Button } from '@nzete/ui/Button';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { asOwn, isSample } from './form/samples.ts';
import { sampleMessages as messages } from './texts/sampleMessages.ts';

interface ListSamplesProps {
  items: readonly unknown[];
  /** Whether items that do not say what they are are samples. */
  areSamples: boolean;
  onChange: (items: readonly unknown[]) => void;
}

/** Says of a whole list that nothing in it is a sample. */
export function ListSamples({ items, areSamples, onChange }: ListSamplesProps) {
  const [isEnded, setEnded] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const hasSamples = items.some((item) => isSample(item, areSamples));
  if (!hasSamples && !isEnded) return null;
  const end = () => {
    onChange(items.map((item) => (isSample(item, areSamples) ? asOwn(item) : item)));
    setEnded(true);
    status.current?.focus();
  };
  return (
    <div className="nz:grid nz:justify-items-start nz:gap-3">
      {hasSamples ? (
        <Button variant="line" size="sm" onClick={end}>
          <FormattedMessage {...messages.none} />
        </Button>
      ) : null}
      <p ref={status} role="status" tabIndex={-1} className="nz:focus-ring">
        {isEnded && !hasSamples ? <FormattedMessage {...messages.ended} /> : null}
      </p>
    </div>
  );
}
