declare module 'virtual:component-facts' {
  const facts: Record<string, import('./facts.ts').ComponentFacts>;
  export default facts;
}

declare module '@storybook/react/entry-preview-argtypes' {
  import type { StrictArgTypes } from 'storybook/internal/types';

  export const parameters: { docs: { extractArgTypes: (component: unknown) => StrictArgTypes | null } };
}
