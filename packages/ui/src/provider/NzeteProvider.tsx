import { type ComponentProps, createContext, type ElementType, type ReactNode, useContext, useMemo } from 'react';

/** What a link component receives: the props of an anchor, with a certain `href`. */
export type NzeteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

export interface NzeteContextValue {
  /**
   * Renders every link of the package. Receives anchor props; the default is a plain `<a>`. Define it at module scope: a component made anew at
   * each render would mount every link anew, and focus would be lost.
   */
  linkComponent: ElementType<NzeteLinkProps>;
  /** Goes to an address from code (a card that is pressed as a whole). The default sets `location.href`. */
  navigate: (href: string) => void;
}

const NzeteContext = createContext<NzeteContextValue>({
  linkComponent: 'a',
  navigate: (href) => window.location.assign(href),
});

export interface NzeteProviderProps extends Partial<NzeteContextValue> {
  children: ReactNode;
}

/**
 * Tells the package how this application follows links. Without it, links are plain anchors.
 *
 * The package's texts come from react-intl: put an `IntlProvider` above it as well.
 *
 * @example
 * const RouterAnchor = ({ href, ...props }: NzeteLinkProps) => <RouterLink to={href} {...props} />;
 *
 * <IntlProvider locale="fr-CD" messages={fr}>
 *   <NzeteProvider linkComponent={RouterAnchor} navigate={navigate}>
 *     <App />
 *   </NzeteProvider>
 * </IntlProvider>
 */
export function NzeteProvider({ linkComponent, navigate, children }: NzeteProviderProps) {
  const outer = useContext(NzeteContext);
  const value = useMemo<NzeteContextValue>(
    () => ({ linkComponent: linkComponent ?? outer.linkComponent, navigate: navigate ?? outer.navigate }),
    [linkComponent, navigate, outer],
  );
  return <NzeteContext value={value}>{children}</NzeteContext>;
}

/** The nearest provider's way of following links. */
export function useNzete(): NzeteContextValue {
  return useContext(NzeteContext);
}
