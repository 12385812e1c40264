import { Hillside } from '../../internal/Hillside.tsx';

/** The `scene` of a Hero: a forest hillside with the text, below a canopy with the navigation. */
export const ForestScene = () => <Hillside />;
