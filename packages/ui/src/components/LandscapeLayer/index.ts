export { LandscapeLayer, type LandscapeLayerProps, type LandscapeTone } from './LandscapeLayer.tsx';
