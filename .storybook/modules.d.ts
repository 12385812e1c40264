declare module 'virtual:component-facts' {
  const facts: Record<string, import('./facts.ts').ComponentFacts>;
  export default facts;
  /** The fields of each interface of the package, as written. */
  export const fields: Record<string, string>;
}

declare module '@storybook/react/entry-preview-argtypes' {
  import type { StrictArgTypes } from 'storybook/internal/types';

  export const parameters: { docs: { extractArgTypes: (component: unknown) => StrictArgTypes | null } };
}
