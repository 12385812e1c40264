'use client';

import { defaultLanguages, defaultTimeZone, type Languages } from '@nzete/languages';
import {
  type ComponentProps,
  createContext,
  type ElementType,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
} from 'react';

/** The props that a link component receives: those of an anchor, with a required `href`. */
export type NzeteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A photo in several sizes and formats. */
export interface PictureSources {
  /**
   * The formats, best first: `{ type: 'image/avif', srcSet: '/pump-640.avif 640w, /pump-1280.avif
   * 1280w' }`.
   */
  formats: readonly { type: string; srcSet: string }[];
  /** Of the largest image, in pixels. */
  width: number;
  height: number;
}

/** Countries by their English names, such as `Kenya`, and the heading above them. */
export interface FirstCountries {
  label: string;
  names: readonly string[];
}

export interface NzeteContextValue {
  /**
   * Renders every link of the package. Receives anchor props; the default is a plain `<a>`. Define
   * it at module scope: a new component on each render would remount every link and lose focus.
   */
  linkComponent: ElementType<NzeteLinkProps>;
  /**
   * The available languages, in order. Add one by its code and name: `{ code: 'es', name: 'Español'
   * }`; its numbers and dates are those of Intl. Define the list at module scope. The default is `defaultLanguages`: English,
   * French, Lingala and Kiswahili.
   */
  languages: Languages;
  /**
   * The default time zone of dates.
   * @default 'UTC'
   */
  timeZone: string;
  /**
   * What follows a time of day to say where it is so, in the language of the page: `in Nairobi`.
   * Defaults to the name of Intl: `GMT+3`.
   */
  timeZoneName?: string;
  /**
   * The countries that a CountrySelect offers first, in this order and below this heading. Define
   * it at module scope, or memoise it.
   */
  firstCountries?: FirstCountries;
  /**
   * The telephone number that a PhoneField shows as an example.
   * @default '+44 20 7946 0018', which no one has
   */
  phoneExample: string;
  /**
   * The logo of another foundation, rendered wherever `Logo` is: an `<svg>` that accepts the props
   * and `className`, in the colour of the text. Defaults to the package's own.
   */
  logo?: ElementType<ComponentProps<'svg'>>;
  /**
   * Returns the sizes and formats of a picture by its URL: for photos. Undefined for a picture with
   * a single file. Define it at module scope.
   */
  pictureSources?: (src: string) => PictureSources | undefined;
  /**
   * The visitor saves data: a Picture shows the text of a photo instead of it, other photos are
   * loaded in a small size, drawings are left to the browser's own lazy loading, which needs no
   * script, and the pictures of a Hero do not turn.
   * @default false
   */
  savesData: boolean;
}

const NzeteContext = createContext<NzeteContextValue>({
  linkComponent: 'a',
  languages: defaultLanguages,
  timeZone: defaultTimeZone,
  savesData: false,
  phoneExample: '+44 20 7946 0018',
});

export interface NzeteProviderProps extends Partial<NzeteContextValue> {
  /**
   * The theme of the page: set as `data-theme` on `<html>` once scripts run. Write it in the HTML
   * to have it from the first paint. A page without it is light; `system` follows the system.
   */
  theme?: 'light' | 'dark' | 'system';
  children: ReactNode;
}

/**
 * Configures links and languages for the package. Without it, links are plain anchors, and the
 * languages are the four of the package.
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
 * // A fifth language. `npx nzete-messages es` writes the catalogue of its texts.
 * const languages = [...defaultLanguages, { code: 'es', name: 'Español' }] as const;
 *
 * <IntlProvider locale="es" messages={es} onError={warnOfMissingMessages}>
 *   <NzeteProvider languages={languages} timeZone="America/Bogota">
 *     <App />
 *   </NzeteProvider>
 * </IntlProvider>
 */
export function NzeteProvider({ children, theme, ...props }: NzeteProviderProps) {
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
  }, [theme]);
  const outer = useContext(NzeteContext);
  const { linkComponent = outer.linkComponent, logo = outer.logo } = props;
  const { languages = outer.languages, timeZone = outer.timeZone, pictureSources = outer.pictureSources } = props;
  // The name of another zone would be wrong.
  const { timeZoneName = timeZone === outer.timeZone ? outer.timeZoneName : undefined } = props;
  const {
    firstCountries = outer.firstCountries,
    phoneExample = outer.phoneExample,
    savesData = outer.savesData,
  } = props;
  const value = useMemo<NzeteContextValue>(
    () => ({
      linkComponent,
      languages,
      timeZone,
      timeZoneName,
      logo,
      pictureSources,
      firstCountries,
      phoneExample,
      savesData,
    }),
    [linkComponent, languages, timeZone, timeZoneName, logo, pictureSources, firstCountries, phoneExample, savesData],
  );
  return <NzeteContext value={value}>{children}</NzeteContext>;
}

/** The values of the nearest provider, or the defaults. */
export function useNzete(): NzeteContextValue {
  return useContext(NzeteContext);
}
