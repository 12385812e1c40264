import { Button } from '@nzete/ui/Button';
import { Dialog, DialogClose } from '@nzete/ui/Dialog';
import { useFormat } from '@nzete/ui/format';
import { SelectField } from '@nzete/ui/SelectField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { staffMessages } from '../../messages.ts';
import { cropMessages as messages } from '../texts/cropMessages.ts';
import { CropPicture } from './CropPicture.tsx';
import { type Crop, cropOf, smallestSize, wholeChoice } from './crop.ts';
import { RangeField } from './RangeField.tsx';
import { type Shape, shapes } from './shapes.ts';

interface CropDialogProps {
  photo: ImageBitmap;
  /** In which the page shows it. */
  shape: Shape;
  /** In pixels. */
  minWidth: number;
  onChoose: (crop: Crop) => void;
  onClose: () => void;
}

/** Chooses the part of a photo that is kept, by sliders, before it is sent. */
export function CropDialog({ photo, shape: first, minWidth, onChoose, onClose }: CropDialogProps) {
  const { formatMessage } = useIntl();
  const { number, percent } = useCropFormat();
  const [shape, setShape] = useState<Shape>(first);
  const [choice, setChoice] = useState(wholeChoice);
  const ratio = shapes[shape] ?? photo.width / photo.height;
  const smallest = smallestSize(photo, ratio, minWidth);
  const crop = cropOf(photo, ratio, { ...choice, size: Math.max(choice.size, smallest) });
  const slider = (name: keyof typeof choice, min: number) => (
    <RangeField
      label={formatMessage(messages[name])}
      value={Math.max(min, choice[name])}
      min={min}
      valueText={percent(Math.max(min, choice[name]))}
      onChange={(value) => setChoice((before) => ({ ...before, [name]: value }))}
    />
  );
  return (
    <Dialog
      open
      title={formatMessage(messages.title)}
      description={formatMessage(messages.text)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onClick={() => onChoose(crop)}>
            <FormattedMessage {...messages.use} />
          </Button>
          <DialogClose>
            <Button variant="line">
              <FormattedMessage {...staffMessages.cancel} />
            </Button>
          </DialogClose>
        </>
      }
    >
      <div className="nz:grid nz:gap-4">
        <CropPicture photo={photo} crop={crop} label={formatMessage(messages.picture)} />
        <p className="nz:text-sm nz:text-text-muted">
          <FormattedMessage {...messages.pixels} values={{ width: number(crop.width), height: number(crop.height) }} />
        </p>
        <SelectField
          label={formatMessage(messages.shape)}
          value={shape}
          onChange={({ target }) => setShape(shapeNames.find((each) => each === target.value) ?? shape)}
          options={shapeNames.map((value) => ({ value, label: formatMessage(messages[`shape.${value}`]) }))}
        />
        {slider('size', smallest)}
        {slider('left', 0)}
        {slider('top', 0)}
      </div>
    </Dialog>
  );
}

const shapeNames = Object.keys(shapes) as Shape[]; // its own keys

function useCropFormat() {
  const { number } = useFormat();
  const { formatNumber } = useIntl();
  return { number, percent: (value: number) => formatNumber(value / 100, { style: 'percent' }) };
}
