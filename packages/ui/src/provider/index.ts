export {
  type NzeteContextValue,
  type NzeteLinkProps,
  NzeteProvider,
  type NzeteProviderProps,
  useNzete,
} from './NzeteProvider.tsx';
