'use client';

import { Camera } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { FormattedMessage } from 'react-intl';
import { filePickerMessages } from './FilePicker.messages.ts';
import { zone, zoneButton } from './FilePicker.variants.ts';

interface CameraTriggerProps {
  isDisabled: boolean | undefined;
  describedBy: string | undefined;
  onChoose: (file: File | undefined) => void;
}

/** Only for touch devices: with a mouse there is rarely a camera. */
export function CameraTrigger({ isDisabled, describedBy, onChoose }: CameraTriggerProps) {
  return (
    <div data-slot="file-picker-camera" className={`${zone} nz:needs-script nz:hidden nz:pointer-coarse:block`}>
      <FileTrigger
        acceptedFileTypes={['image/jpeg', 'image/png']}
        defaultCamera="environment"
        onSelect={(files) => onChoose(files?.[0])}
      >
        <Button isDisabled={isDisabled} aria-describedby={describedBy} className={zoneButton}>
          <Camera aria-hidden="true" className="nz:size-5 nz:shrink-0" />
          <FormattedMessage {...filePickerMessages.photograph} />
        </Button>
      </FileTrigger>
    </div>
  );
}
