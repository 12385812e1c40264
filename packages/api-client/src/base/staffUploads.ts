import { staffApi as endpoints, type GetTranslationsApiArg } from '../generated/staff.ts';

/** A photo for content lists: a JPEG, PNG or WebP of at most 10 MB. */
export interface ContentPhotoUpload {
  file: Blob;
  /** The name begins with it. */
  fileName: string;
  /** The part that is kept, in pixels of the upright photo; without it all of it. */
  crop?: { left: number; top: number; width: number; height: number };
}

/** A PDF for a report, of at most 20 MB. */
export interface ContentFileUpload {
  file: Blob;
  /** The name begins with it. */
  fileName: string;
}

/** A PDF that a report can name. */
export interface AddedFile {
  /** What content names: `file:` and a name. */
  file: string;
  bytes: number;
}

/** A photo that content can name: `photo:` and its name. */
export interface AddedPhoto {
  name: string;
  /** The address of its largest file. */
  src: string;
  /** Pixels of its largest file, upright. */
  width: number;
  height: number;
}

/** A file of a translator: XLIFF 2.0, or CSV, of at most 5 MB. */
export interface TranslationFile {
  file: Blob;
  format: 'xliff' | 'csv';
  /** Without it the answer only says what would change. */
  apply?: boolean;
}

/** What a file of translations changes. */
export interface TranslationImport {
  language: GetTranslationsApiArg['language'];
  changes: { id: string; before: string | null; after: string }[];
  /** Texts that are as they were. */
  unchanged: number;
  /** Texts of the file that are not taken, and why. */
  refused: { id: string; message: string }[];
  /** How many are in the draft of a list and do not show yet, and why; empty until they are saved. */
  waiting: { place: string; count: number; message: string }[];
  applied: boolean;
}

/** The generator leaves out calls that take a file. */
export const staffEndpoints = endpoints.injectEndpoints({
  endpoints: (build) => ({
    addContentPhoto: build.mutation<AddedPhoto, ContentPhotoUpload>({
      query: ({ file, fileName, crop }) => ({
        url: '/staff/content/photo',
        method: 'POST',
        params: { file_name: fileName, ...crop },
        headers: { 'content-type': file.type },
        body: file,
      }),
    }),
    importTranslations: build.mutation<TranslationImport, TranslationFile>({
      query: ({ file, format, apply = false }) => ({
        url: '/staff/translations/import',
        method: 'POST',
        params: { apply },
        headers: { 'content-type': format === 'csv' ? 'text/csv' : 'application/xliff+xml' },
        body: file,
      }),
    }),
    addContentFile: build.mutation<AddedFile, ContentFileUpload>({
      query: ({ file, fileName }) => ({
        url: '/staff/content/file',
        method: 'POST',
        params: { file_name: fileName },
        headers: { 'content-type': 'application/pdf' },
        body: file,
      }),
    }),
  }),
});
