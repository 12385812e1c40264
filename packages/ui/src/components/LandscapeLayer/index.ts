export { LandscapeLayer, type LandscapeLayerProps, type LandscapeTone } from './LandscapeLayer.tsx';
export { LandscapeTrunks, type LandscapeTrunksProps } from './LandscapeTrunks.tsx';
