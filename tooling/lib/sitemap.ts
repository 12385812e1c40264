/** The English pages of the sitemap, with only one of the similar province pages. */
export async function sitemapPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => address.slice(url.length))
    .filter((path) => !path.includes('lang='));
  const province = paths.find((path) => path.includes('?province='));
  return paths.filter((path) => path === province || !path.includes('?province='));
}
