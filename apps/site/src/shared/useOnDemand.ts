import { type ComponentType, useState } from 'react';

/**
 * A part of a page whose code is fetched when it is asked for, such as a form that a button opens; or a moment before, when the button is
 * pointed at or reached by the keyboard.
 *
 * @param load imports the part; its default export is the component
 * @param onFailure the code did not come
 */
export function useOnDemand<Props>(load: () => Promise<{ default: ComponentType<Props> }>, onFailure: () => void) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isLoading, setIsLoading] = useState(false);
  // An early fetch that fails is no matter: the press tries again and says so.
  const prepare = () => void load().catch(() => {});
  return {
    /** The component, once it was asked for. */
    Part,
    /** Fetches the component; `then` is called when it is there. */
    ask: async (then: () => void) => {
      setIsLoading(true);
      try {
        const { default: loaded } = await load();
        setPart(() => loaded);
        then();
      } catch {
        onFailure();
      }
      setIsLoading(false);
    },
    /** For the button that asks for it. */
    trigger: { isLoading, onPointerEnter: prepare, onFocus: prepare },
  };
}
