import { useIntl } from 'react-intl';
import { fieldName } from './fields.ts';

/** Names a kind of document in the reader's words. */
export function useDocumentName(): (kind: string) => string {
  const { formatMessage } = useIntl();
  return (kind) => {
    const name = fieldName(kind);
    return name ? formatMessage(name) : kind;
  };
}
