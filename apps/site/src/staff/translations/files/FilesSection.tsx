import { exportTranslationsUrl, type GetTranslationsApiArg } from '@nzete/api-client/staff';
import { Disclosure } from '@nzete/ui/Disclosure';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { mayWriteContent } from '../../content/types.ts';
import { useSpreadsheetAddress } from '../../parts/useSpreadsheetAddress.ts';
import { useSession } from '../../session/useSession.ts';
import { fileMessages as messages } from '../texts/fileMessages.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ImportPicker, type PickedFile } from './ImportPicker.tsx';

/** The texts of the list as a file, and a file back. */
export function FilesSection({ filters }: { filters: GetTranslationsApiArg }) {
  const { role } = useSession();
  const spreadsheetOf = useSpreadsheetAddress();
  const [file, setFile] = useState<PickedFile>();
  const { language, source, state, at } = filters;
  const hrefOf = (format: 'xliff' | 'csv') =>
    exportTranslationsUrl('/api', {
      language,
      format,
      ...(source && { source }),
      ...(state && { state }),
      ...(at && { at }),
    });
  return (
    <div className="nz:px-4 nz:pb-8">
      <Disclosure title={<FormattedMessage {...messages.title} />}>
        <div className="nz:grid nz:justify-items-start nz:gap-3">
          <p>
            <FormattedMessage {...messages.intro} />
          </p>
          <a href={hrefOf('xliff')} download className={link}>
            <FormattedMessage {...messages.xliff} />
          </a>
          <a href={spreadsheetOf(hrefOf('csv'))} download className={link}>
            <FormattedMessage {...messages.csv} />
          </a>
          {mayWriteContent(role) ? <ImportPicker onPick={setFile} /> : null}
        </div>
      </Disclosure>
      {file ? <ImportDialog file={file} onClose={() => setFile(undefined)} /> : null}
    </div>
  );
}

const link = 'nz:thread nz:inline-flex nz:min-h-8 nz:items-center nz:font-semibold nz:text-link nz:focus-ring';
