import { EffortsLayer } from './EffortsLayer.tsx';
import { PicturesLayer } from './PicturesLayer.tsx';
import { RiverLayer } from './RiverLayer.tsx';

/** The layers below the first screens. */
export function LowerLayers() {
  return (
    <>
      <EffortsLayer />
      <PicturesLayer />
      <RiverLayer />
    </>
  );
}
