/** The name in the storage of the tab, followed by the time at which the document was opened. */
const PREFIX = 'downloaded ';

/** What this document and its files have downloaded, with headers. */
const documentBytes = (): number =>
  ['navigation', 'resource']
    .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
    .reduce((sum, { transferSize }) => sum + transferSize, 0);

/** Keeps it for the next document of the visit. Called when this one is left, also repeatedly. */
export function keepDocumentBytes() {
  try {
    sessionStorage.setItem(PREFIX + performance.timeOrigin, `${documentBytes()}`);
  } catch {
    // Without storage the visit is this document.
  }
}

/** What all documents of the visit have downloaded in this tab; not a number if the browser does not measure it. */
export function visitBytes(): number {
  keepDocumentBytes();
  try {
    return Object.entries(sessionStorage)
      .filter(([key]) => key.startsWith(PREFIX))
      .reduce((sum, [, bytes]) => sum + Number(bytes), 0);
  } catch {
    return documentBytes();
  }
}
