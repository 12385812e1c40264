import { useGetDownloadsQuery } from '@nzete/api-client/foundation';
import { useLang } from './useLang.ts';

/** The sizes of the PDFs; undefined until they are known. */
export const useDownloads = () => useGetDownloadsQuery({ lang: useLang() }).data;
