import { type KycDocumentKind, kycDocumentKinds } from '@nzete/domain';
import { CheckboxField } from '@nzete/ui/CheckboxField';
import { FieldSet } from '@nzete/ui/Field';
import { useIntl } from 'react-intl';
import { decisionMessages } from './texts/decisionMessages.ts';
import type { EntryDocument } from './types.ts';
import { useDocumentName } from './useDocumentName.ts';

interface WantedChoiceProps {
  wanted: readonly KycDocumentKind[];
  onChange: (wanted: KycDocumentKind[]) => void;
}

/** What is missing of an identity check, which the sender is most likely asked for. */
export const missingDocuments = (documents: readonly EntryDocument[]): KycDocumentKind[] =>
  kycDocumentKinds.filter((kind) => !documents.some((one) => one.kind === kind && one.scan !== 'infected'));

/** Which documents the sender of an identity check is asked for. */
export function WantedChoice({ wanted, onChange }: WantedChoiceProps) {
  const { formatMessage } = useIntl();
  const documentName = useDocumentName();
  return (
    <FieldSet label={formatMessage(decisionMessages.wanted)} hint={formatMessage(decisionMessages.wantedHint)}>
      {kycDocumentKinds.map((kind) => (
        <CheckboxField
          key={kind}
          label={documentName(kind)}
          checked={wanted.includes(kind)}
          onChange={({ target: { checked } }) =>
            onChange(kycDocumentKinds.filter((one) => (one === kind ? checked : wanted.includes(one))))
          }
        />
      ))}
    </FieldSet>
  );
}
