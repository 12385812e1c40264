import { createServer } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { fetchBytes } from '../lib/load.ts';
import { serveBeside } from './floor-server.ts';

/** A site with one file, which counts its requests. */
async function startSite() {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url !== '/logo.svg') return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' }).end('<svg/>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return { asked, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

test('own files are sent compressed, all others as the site sends them, fetched once', async () => {
  const site = await startSite();
  const floor = await serveBeside(site.url, { '/': { content: '<p>floor', type: 'text/html' } });
  onTestFinished(() => floor.stop());

  const own = await fetchBytes(`${floor.url}/`, {});
  expect(own.headers).toMatchObject({
    'content-type': 'text/html',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
  });
  expect(brotliDecompressSync(own.body).toString()).toBe('<p>floor');

  for (let time = 0; time < 2; time += 1) {
    const { headers, body } = await fetchBytes(`${floor.url}/logo.svg`, {});
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
    expect(body.toString()).toBe('<svg/>');
  }
  await expect(fetchBytes(`${floor.url}/gone`, {})).rejects.toThrow('404');
  expect(site.asked).toEqual(['/logo.svg', '/gone']);
});
