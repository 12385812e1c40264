import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { checkExpansion } from '../../../pdf/expansion.ts';

/** Why a PDF is not offered to visitors. */
export type PdfProblem = 'locked' | 'active' | 'broken';

const MAX_PAGES = 500;
/** The end of a file that has arrived whole is in its last bytes. */
const END = 1_024;

const name = (key: string) => PDFName.of(key);

/** What opens, runs, plays or is filled in, and files within the file. */
const activeKeys = ['JS', 'JavaScript', 'AA', 'EF', 'EmbeddedFiles', 'RichMediaContent', 'XFA', 'Renditions', 'Sound'];
const activeKinds = ['FileAttachment', 'Movie', 'RichMedia', 'Screen', 'Sound', '3D', 'Widget', 'EmbeddedFile'];
const activeActions = [
  'GoTo3DView',
  'GoToE',
  'GoToR',
  'Hide',
  'ImportData',
  'JavaScript',
  'Launch',
  'Movie',
  'Named',
  'Rendition',
  'ResetForm',
  'RichMediaExecute',
  'SetOCGState',
  'Sound',
  'SubmitForm',
];
/** Names that no text or picture has by chance, also in parts of the file that this reader passes over. */
const activeNames = ['/JavaScript', '/Launch', '/EmbeddedFile', '/RichMedia', '/SubmitForm', '/ImportData'];

/** A link within the document, or to a page of the web, an address or a telephone. */
function isPlainLink(action: PDFDict): boolean {
  const kind = String(action.lookup(name('S')));
  if (action.has(name('Next'))) return false;
  if (kind === '/GoTo') return true;
  const target = action.lookup(name('URI'));
  const isText = target instanceof PDFString || target instanceof PDFHexString;
  return kind === '/URI' && isText && /^(?:https?:\/\/|mailto:|tel:|#)/i.test(target.decodeText());
}

function isActiveDict(dict: PDFDict, isStream: boolean): boolean {
  if (activeKeys.some((key) => dict.has(name(key)))) return true;
  if (['Type', 'Subtype'].some((key) => activeKinds.includes(String(dict.lookup(name(key))).slice(1)))) return true;
  // A stream whose bytes are in another file.
  if (isStream && dict.has(name('F'))) return true;
  const fields = dict.has(name('Fields')) && dict.lookup(name('Fields'));
  if (fields instanceof PDFArray && fields.size() > 0) return true;
  if (activeActions.includes(String(dict.lookup(name('S'))).slice(1))) return true;
  return ['A', 'OpenAction', 'PA'].some((key) => {
    const action = dict.has(name(key)) && dict.lookup(name(key));
    // Anything else of these names is a place in the document, or an attribute of a tagged one.
    return action instanceof PDFDict && action.has(name('S')) && !isPlainLink(action);
  });
}

function isActive(object: PDFObject): boolean {
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return false;
  return isActiveDict(dict, dict !== object) || dict.values().some(isActive);
}

/**
 * What keeps a PDF from being offered to visitors, if anything does. Call it in a process of its
 * own: the file may come from a stranger.
 */
export async function problemOfPdf(bytes: Uint8Array): Promise<PdfProblem | undefined> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!file.subarray(-END).includes('%%EOF')) return 'broken';
  // In what comes after all objects, which is never encrypted itself.
  if (file.includes('/Encrypt')) return 'locked';
  try {
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: true,
    });
    if (activeNames.some((each) => file.includes(each))) return 'active';
    const { context } = document;
    if (context.enumerateIndirectObjects().some(([, object]) => isActive(object))) return 'active';
    const pages = document.getPageCount();
    if (pages === 0 || pages > MAX_PAGES) return 'broken';
    await checkExpansion(document);
    return undefined;
  } catch {
    return 'broken';
  }
}
