import { type ComponentType, createElement, type ReactNode } from 'react';
import * as ui from '../index.ts';
import { fixtures, type Passed, rootless } from './contractParts.tsx';

interface StoryModule {
  default: { component?: unknown; args?: object };
  [story: string]: { args?: object };
}
const modules = Object.values(
  import.meta.glob<StoryModule>(['../{primitives,components}/*/*.stories.tsx', '!../**/*.tests.stories.tsx'], {
    eager: true,
  }),
);

/** The component with the args of its first story. */
function fromStory(component: ComponentType<Passed>): ((passed: Passed) => ReactNode) | undefined {
  const found = modules.find((module) => module.default.component === component);
  if (!found) return undefined;
  const { default: shared, ...stories } = found;
  const args = { ...shared.args, ...Object.values(stories)[0]?.args };
  return (passed) => createElement(component, { ...args, ...passed });
}

export interface Specimen {
  name: string;
  /** The name in kebab case, as in `data-slot`. */
  slot: string;
  draw: ((passed: Passed) => ReactNode) | undefined;
}

/** Every exported component with a root element. */
export const specimens: Specimen[] = Object.entries(ui)
  .filter(([name]) => /^[A-Z]/.test(name) && !(name in rootless))
  .map(([name, component]) => ({
    name,
    slot: name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase(),
    draw: fixtures[name] ?? fromStory(component as ComponentType<Passed>),
  }));
