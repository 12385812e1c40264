import { type MessageDescriptor, useIntl } from 'react-intl';
import { assistantClimateFieldMessages } from './assistantClimateFieldMessages.ts';
import { assistantFieldMessages } from './assistantFieldMessages.ts';
import { assistantWeatherFieldMessages } from './assistantWeatherFieldMessages.ts';
import { assistantWordFieldMessages } from './assistantWordFieldMessages.ts';
import { courseFieldMessages } from './courseFieldMessages.ts';
import { fieldMessages } from './fieldMessages.ts';
import { figureFieldMessages } from './figureFieldMessages.ts';
import { pageFieldMessages } from './pageFieldMessages.ts';

/** What staff call the properties of content files; a test compares them with the schemas. */
export const fieldNames: Readonly<Record<string, MessageDescriptor>> = {
  ...fieldMessages,
  ...pageFieldMessages,
  ...figureFieldMessages,
  ...courseFieldMessages,
  ...assistantFieldMessages,
  ...assistantWeatherFieldMessages,
  ...assistantClimateFieldMessages,
  ...assistantWordFieldMessages,
};

/** What staff call a property of a content file; of another version of the site as it is. */
export function useFieldName(): (key: string) => string {
  const { formatMessage } = useIntl();
  return (key) => {
    const name = Object.hasOwn(fieldNames, key) ? fieldNames[key] : undefined;
    return name ? formatMessage(name) : key;
  };
}
