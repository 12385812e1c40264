import { SampleMark } from '@nzete/ui/SampleMark';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { someSamplesMessage } from './sample.messages.ts';

/** Content of the API, marked if it is a sample. */
export interface Marked {
  sample?: true;
  name?: string;
  title?: string;
}

type Content = Marked | readonly Marked[] | undefined;

export const hasSamples = (content: Content): boolean =>
  [content].flat().some((item) => (item as Marked | undefined)?.sample === true);

/** The names of the samples, if only some items of a list are samples and all of these have names. */
function namesOfSome(content: Content): string | undefined {
  const items = [content].flat() as readonly (Marked | undefined)[];
  const samples = items.filter((item) => item?.sample === true);
  const names = samples.flatMap((item) => item?.name ?? item?.title ?? []);
  return samples.length < items.length && names.length === samples.length ? names.join(', ') : undefined;
}

/**
 * The mark of a section whose content is a sample, for below its heading; undefined if it is none.
 *
 * @param message what is only an example, if not names and scenes
 */
export function sampleNote(content: Content, message?: MessageDescriptor): ReactNode {
  if (!hasSamples(content)) return undefined;
  const names = namesOfSome(content);
  if (names) return <SampleMark description={<FormattedMessage {...someSamplesMessage} values={{ names }} />} />;
  return <SampleMark {...(message && { description: <FormattedMessage {...message} /> })} />;
}

/** The badge alone, beside a single item. */
export const sampleBadge = (item: Marked | undefined): ReactNode =>
  item?.sample ? <SampleMark description={null} /> : undefined;
