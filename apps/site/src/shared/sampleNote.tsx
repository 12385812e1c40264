import { SampleMark } from '@nzete/ui/SampleMark';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { partSampleMessage, someSamplesMessage } from './sample.messages.ts';

/** Content of the API, marked if it is a sample. */
export interface Marked {
  sample?: true;
  name?: string;
}

type Content = Marked | readonly Marked[] | undefined;

export const hasSamples = (content: Content): boolean =>
  [content].flat().some((item) => (item as Marked | undefined)?.sample === true);

/** What the note says where only some items are samples: the names of people and partners among them. */
function partNote(content: Content): ReactNode {
  const items = [content].flat() as readonly (Marked | undefined)[];
  const samples = items.filter((item) => item?.sample === true);
  if (samples.length === items.length) return undefined;
  const names = samples.flatMap((item) => item?.name ?? []);
  return names.length < samples.length ? (
    <FormattedMessage {...partSampleMessage} />
  ) : (
    <FormattedMessage {...someSamplesMessage} values={{ names: names.join(', ') }} />
  );
}

/**
 * The mark of a section whose content is a sample, for below its heading; undefined if it is none.
 *
 * @param message what is only an example, if not names and scenes
 */
export function sampleNote(content: Content, message?: MessageDescriptor): ReactNode {
  if (!hasSamples(content)) return undefined;
  const part = partNote(content);
  if (part) return <SampleMark description={part} />;
  return <SampleMark {...(message && { description: <FormattedMessage {...message} /> })} />;
}

/** The badge alone, beside a single item. */
export const sampleBadge = (item: Marked | undefined): ReactNode =>
  item?.sample ? <SampleMark description={null} /> : undefined;
