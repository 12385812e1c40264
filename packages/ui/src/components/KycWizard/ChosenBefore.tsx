'use client';

import { FormattedMessage } from 'react-intl';
import type { DescribedFile } from '../../primitives/FilePicker/PickedFile.tsx';
import { isolated } from '../../primitives/FilePicker/withoutDirectionMarks.ts';
import { kycMessages } from './KycWizard.messages.ts';

/** Asks for a file that a reload has lost, by its name. */
export function ChosenBefore({ file }: { file: DescribedFile }) {
  return <FormattedMessage {...kycMessages.chosenBefore} values={{ name: isolated(file.name) }} />;
}
