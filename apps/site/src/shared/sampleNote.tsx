import { SampleMark } from '@nzete/ui/SampleMark';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

/** Content of the API, marked if `samples.json` of the server lists it. */
export interface Marked {
  sample?: true;
}

type Content = Marked | readonly Marked[] | undefined;

export const hasSamples = (content: Content): boolean =>
  [content].flat().some((item) => (item as Marked | undefined)?.sample === true);

/**
 * The mark of a section whose content is a sample, for below its heading; undefined if it is none.
 *
 * @param message what is only an example, if not names and scenes
 */
export function sampleNote(content: Content, message?: MessageDescriptor): ReactNode {
  if (!hasSamples(content)) return undefined;
  return <SampleMark {...(message && { description: <FormattedMessage {...message} /> })} />;
}

/** The badge alone, beside a single item. */
export const sampleBadge = (item: Marked | undefined): ReactNode =>
  item?.sample ? <SampleMark description={null} /> : undefined;
