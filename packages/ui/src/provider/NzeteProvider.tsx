'use client';

import { defaultLanguages, defaultTimeZone, type Languages } from '@nzete/languages';
import { type ComponentProps, createContext, type ElementType, type ReactNode, useContext, useMemo } from 'react';

/** What a link component receives: the props of an anchor, with a certain `href`. */
export type NzeteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A photo in several sizes and formats. */
export interface PictureSources {
  /** The formats, the best first: `{ type: 'image/avif', srcSet: '/pump-640.avif 640w, /pump-1280.avif 1280w' }`. */
  formats: readonly { type: string; srcSet: string }[];
  /** Of the largest, in pixels. */
  width: number;
  height: number;
}

export interface NzeteContextValue {
  /**
   * Renders every link of the package. Receives anchor props; the default is a plain `<a>`. Define
   * it at module scope: a new component at each render would mount every link again, and focus
   * would be lost.
   */
  linkComponent: ElementType<NzeteLinkProps>;
  /**
   * The languages that can be chosen, in their order; the first is used where the IntlProvider has
   * another. Define the list at module scope. The default is `defaultLanguages`: English, French,
   * Lingala and Kiswahili.
   */
  languages: Languages;
  /**
   * The time zone of dates, for which no other is given.
   * @default 'Africa/Kinshasa'
   */
  timeZone: string;
  /**
   * The mark of another foundation, drawn wherever `Logo` is: an `<svg>` that takes the props and the `className` it gets, and the colour of the
   * text. The package's own without it.
   */
  mark?: ElementType<ComponentProps<'svg'>>;
  /**
   * In which sizes and formats there is a picture, by its address: for photos. Undefined for a picture that is one file. Define it at module
   * scope.
   */
  pictureSources?: (src: string) => PictureSources | undefined;
}

const NzeteContext = createContext<NzeteContextValue>({
  linkComponent: 'a',
  languages: defaultLanguages,
  timeZone: defaultTimeZone,
});

export interface NzeteProviderProps extends Partial<NzeteContextValue> {
  children: ReactNode;
}

/**
 * Tells the package how this application follows links, and which languages it has. Without it,
 * links are plain anchors, and the languages are the four of the foundation.
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
 *
 * @example
 * // A fifth language. Its texts are the IntlProvider's messages.
 * const languages = [...defaultLanguages, tshiluba] as const;
 *
 * <IntlProvider locale="lua" messages={lua}>
 *   <NzeteProvider languages={languages} timeZone="Africa/Lubumbashi">
 *     <App />
 *   </NzeteProvider>
 * </IntlProvider>
 */
export function NzeteProvider({ children, ...props }: NzeteProviderProps) {
  const outer = useContext(NzeteContext);
  const { linkComponent = outer.linkComponent, mark = outer.mark } = props;
  const { languages = outer.languages, timeZone = outer.timeZone, pictureSources = outer.pictureSources } = props;
  const value = useMemo<NzeteContextValue>(
    () => ({ linkComponent, languages, timeZone, mark, pictureSources }),
    [linkComponent, languages, timeZone, mark, pictureSources],
  );
  return <NzeteContext value={value}>{children}</NzeteContext>;
}

/** What the nearest provider says, or the defaults. */
export function useNzete(): NzeteContextValue {
  return useContext(NzeteContext);
}
