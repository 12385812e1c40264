export {
  type FirstCountries,
  type NzeteContextValue,
  type NzeteLinkProps,
  NzeteProvider,
  type NzeteProviderProps,
  type PictureSources,
  useNzete,
} from './NzeteProvider.tsx';
export { warnOfMissingMessages } from './warnOfMissingMessages.ts';
