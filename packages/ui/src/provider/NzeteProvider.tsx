'use client';

import { type ComponentProps, createContext, type ElementType, type ReactNode, useContext, useMemo } from 'react';

/** What a link component receives: the props of an anchor, with a certain `href`. */
export type NzeteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

export interface NzeteContextValue {
  /**
   * Renders every link of the package. Receives anchor props; the default is a plain `<a>`. Define it at module scope: a new
   * component at each render would mount every link again, and focus would be lost.
   */
  linkComponent: ElementType<NzeteLinkProps>;
  /**
   * The mark of another foundation, drawn wherever `Logo` is: an `<svg>` that takes the props and the `className` it gets, and the colour of the
   * text. The package's own without it.
   */
  mark?: ElementType<ComponentProps<'svg'>>;
}

const NzeteContext = createContext<NzeteContextValue>({ linkComponent: 'a' });

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
 *   <NzeteProvider linkComponent={RouterAnchor}>
 *     <App />
 *   </NzeteProvider>
 * </IntlProvider>
 */
export function NzeteProvider({ linkComponent, mark, children }: NzeteProviderProps) {
  const outer = useContext(NzeteContext);
  const value = useMemo<NzeteContextValue>(
    () => ({ linkComponent: linkComponent ?? outer.linkComponent, mark: mark ?? outer.mark }),
    [linkComponent, mark, outer],
  );
  return <NzeteContext value={value}>{children}</NzeteContext>;
}

/** The nearest provider's way of following links. */
export function useNzete(): NzeteContextValue {
  return useContext(NzeteContext);
}
