import { type ReactNode, useId } from 'react';
import { type TextsOfLanguages, written } from '../../format/written.tsx';
import { cx } from '../../internal/cx.ts';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Disclosure, type DisclosureProps } from '../../primitives/Disclosure/Disclosure.tsx';
import { SampleMark } from '../../primitives/SampleMark/SampleMark.tsx';

/** One piece of information that a donor has to enter. */
interface DonationOptionDetail extends TextsOfLanguages {
  /** The label: `M-Pesa number`. */
  label: string;
  value: string;
  /**
   * Adds a copy button, for values that donors enter elsewhere.
   * @default false
   */
  isCopyable?: boolean;
}

export interface DonationOptionProps extends Omit<DisclosureProps, 'children' | 'title'> {
  /** The name: `Mobile money`. */
  title: ReactNode;
  /** How to donate this way, in a sentence or two; none for a sample. */
  description?: ReactNode;
  /** What a donor has to enter, line by line. */
  details: readonly DonationOptionDetail[];
  /** An icon (any element). */
  icon?: ReactNode;
  /**
   * The values only say that nothing may be sent: a badge marks the row, even while it is closed.
   * @default false
   */
  isSample?: boolean;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A way to donate: a row that expands to the payment details, with copy buttons. Put several into a
 * DisclosureGroup.
 *
 * Slots: `donation-option`, `donation-option-title`, `donation-option-details`.
 *
 * @example
 * <DonationOption title="Mobile money" description="Send from your phone." icon={<Smartphone />}
 *   details={[{ label: 'M-Pesa number', value: '+243 000 000 011', isCopyable: true }]} />
 */
export function DonationOption({
  title,
  description,
  details,
  icon,
  isSample = false,
  headingLevel = 3,
  className,
  ...props
}: DonationOptionProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Disclosure
      data-slot="donation-option"
      className={cx(fullWidth, className)}
      {...props}
      title={
        <span className="nz:flex nz:min-w-0 nz:grow nz:flex-wrap nz:items-center nz:gap-x-4 nz:gap-y-1">
          {icon ? (
            <span aria-hidden="true" className="nz:text-sign nz:[&>svg]:size-6">
              {icon}
            </span>
          ) : null}
          <Heading id={id} data-slot="donation-option-title" className="nz:type-h4 nz:min-w-0">
            {title}
          </Heading>
          {isSample ? <SampleMark description={null} /> : null}
        </span>
      }
    >
      {description ? <p className="nz:max-w-measure nz:text-pretty">{description}</p> : null}
      <dl data-slot="donation-option-details" aria-labelledby={id} className="nz:mt-3 nz:grid">
        {details.map((detail) => (
          <Detail key={detail.label} {...detail} />
        ))}
      </dl>
    </Disclosure>
  );
}

function Detail({ isCopyable = false, ...detail }: DonationOptionDetail) {
  const label = written(detail, 'label');
  return (
    <div className="nz:grid nz:grid-cols-[1fr_auto] nz:items-center nz:gap-x-4 nz:large-text:grid-cols-1 nz:border-line nz:border-t-[1.5px] nz:py-2.5">
      <dt className="nz:text-sm nz:text-text-muted">{label}</dt>
      <dd className="nz:col-start-1 nz:font-semibold nz:wrap-anywhere nz:tabular-nums nz:select-all nz:text-text">
        <bdi translate="no" className="nz:bare">
          {written(detail, 'value')}
        </bdi>
      </dd>
      {isCopyable ? (
        <dd className="nz:col-start-2 nz:row-span-2 nz:row-start-1 nz:large-text:col-start-1 nz:large-text:row-span-1 nz:large-text:row-start-auto">
          <CopyButton text={detail.value} subject={label} />
        </dd>
      ) : null}
    </div>
  );
}

/** The buttons are aligned with the end of the row. */
const fullWidth = 'nz:[&>[data-slot=disclosure-content]]:max-w-none nz:[&>[data-slot=disclosure-content]]:pe-0';
