/**
 * Reads the body of an answer that another server gives.
 *
 * @param maxBytes Of the body as it is after decompression: a faulty server must not fill the memory.
 * @throws {RangeError} when it is longer.
 */
export async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new RangeError(`The answer is larger than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
