import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordBackup, recordRehearsal } from '../../apps/api/src/operations/last-runs.ts';
import { temporaryFolder } from '../../apps/api/test/support/folders.ts';
import { freePort } from '../../apps/api/test/support/postgres.ts';
import { findProgram } from '../../tooling/debian.ts';
import { startServer } from './support/cluster.ts';
import { deployed, replaced, startProgram } from './support/programs.ts';

const METRICS_TOKEN = 'a-token-for-prometheus';
const root = join(import.meta.dirname, '../..');
const ends: (() => void | Promise<void>)[] = [];
const atEnd = (end: () => void | Promise<void>) => void ends.unshift(end);
afterAll(async () => {
  for (const end of ends) await end();
});

let origin: string;
/** A copy of `deploy/prometheus` that scrapes the tests' server. */
let folder: string;

/** The output of promtool. @throws if it finds an error */
const promtool = (args: string[], input?: string) =>
  execFileSync(findProgram('promtool') ?? 'promtool', args, { cwd: folder, input, encoding: 'utf8', stdio: 'pipe' });

const scrape = async () =>
  (await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();

beforeAll(async () => {
  folder = temporaryFolder(atEnd);
  const dataDir = temporaryFolder(atEnd);
  recordBackup(dataDir, { made_at: new Date().toISOString(), folder: '/backups/nzete-1' });
  recordRehearsal(dataDir, { folder: '/backups/nzete-1', failure: null });
  const env = {
    METRICS_TOKEN,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://nzete.example',
    SMTP_URL: 'smtp://127.0.0.1:9', // no one listens
    MAIL_FROM: 'site@nzete.example',
    MAIL_STAFF: 'staff@nzete.example',
    CLIMATE_REFRESH_MINUTES: '10',
    OPEN_METEO_FORECAST_URL: 'http://127.0.0.1:9/',
    OPEN_METEO_AIR_QUALITY_URL: 'http://127.0.0.1:9/',
  };
  const port = await freePort();
  await startServer(port, env, atEnd);
  origin = `http://127.0.0.1:${port}`;
  cpSync(join(root, 'deploy/prometheus'), folder, { recursive: true });
  writeFileSync(join(folder, 'metrics-token'), `${METRICS_TOKEN}\n`, { mode: 0o600 });
  const here = { '127.0.0.1:8080': `127.0.0.1:${port}` };
  writeFileSync(join(folder, 'prometheus.yml'), replaced(deployed('prometheus/prometheus.yml'), here));
});

/** The dashboard's queries, for all servers. */
function dashboardQueries(): string[] {
  const { panels }: { panels: { targets?: { expr: string }[] }[] } = JSON.parse(
    deployed('grafana/dashboards/nzete.json'),
  );
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  return queries.map((query) => query.replaceAll('$server', '.*').replaceAll('$__rate_interval', '1m'));
}

const alertNames = () =>
  [...deployed('prometheus/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

describe('the rules', () => {
  test('[API-01] are sound, and each fires when it should and not before', () => {
    expect(promtool(['check', 'config', 'prometheus.yml'])).toContain('SUCCESS: 1 rule files found');
    expect(promtool(['check', 'rules', 'alerts.yml'])).toContain(`SUCCESS: ${alertNames().length} rules found`);
    expect(promtool(['test', 'rules', 'alerts.test.yml'])).toContain('SUCCESS');
    const tested = deployed('prometheus/alerts.test.yml');
    for (const name of alertNames())
      expect(tested).toMatch(new RegExp(`alertname: ${name}\\n +exp_alerts:\\n +- exp_labels`));
  });

  test('[API-01] lead to a section that says what to do', () => {
    const page = readFileSync(join(root, 'docs/operations/alerts.md'), 'utf8');
    const sections = [...page.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(alertNames());
    const links = [
      ...deployed('prometheus/alerts.yml').matchAll(/runbook_url: \S+\/docs\/operations\/alerts\.md#(\w+)/g),
    ];
    expect(links.map(([, anchor]) => anchor)).toEqual(alertNames().map((name) => name.toLowerCase()));
  });
});

describe('the metrics of a running server', () => {
  test('[API-01] are as Prometheus wants them', async () => {
    // promtool rejects names of Node and of the client library. It prints nothing on success.
    const own = (await scrape()).split('\n').filter((line) => /^(?:# \w+ )?(?:nzete|http)_/.test(line));
    expect(own.length).toBeGreaterThan(50);
    expect(promtool(['check', 'metrics'], `${own.join('\n')}\n`)).toBe('');
  });

  test('[API-01] are those that the alerts and the dashboard name', async () => {
    const there = await scrape();
    const uses = [deployed('prometheus/alerts.yml'), ...dashboardQueries()].join('\n');
    const names = new Set(uses.match(/\b(?:nzete|http|nodejs|process)_[a-z0-9_]+\b/g));
    expect(names.size).toBeGreaterThan(20);
    const missing = [...names].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(there));
    expect(missing).toEqual([]);
  });
});

test('[API-01] Prometheus scrapes the server, loads the rules and answers every query of the dashboard', async () => {
  const port = await freePort();
  const data = join(folder, 'data');
  const config = join(folder, 'prometheus.yml');
  writeFileSync(config, replaced(readFileSync(config, 'utf8'), { 'scrape_interval: 15s': 'scrape_interval: 1s' }));
  const args = [`--config.file=${config}`, `--storage.tsdb.path=${data}`, `--web.listen-address=127.0.0.1:${port}`];
  await startProgram('prometheus', args, { port, atEnd });
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json();
  const query = async (text: string) => ask(`query?query=${encodeURIComponent(text)}`);
  const latest = async (text: string) => (await query(text)).data?.result?.[0]?.value?.[1];

  for (const visit of ['/', '/', '/about']) {
    const page = await fetch(`${origin}${visit}`, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
  }
  await expect.poll(() => latest('up{job="nzete"}')).toBe('1');
  await expect.poll(async () => Number(await latest('nzete_page_requests_total{result="hit"}'))).toBeGreaterThan(1);
  expect(Number(await latest('nzete_render_threads_heap_used_bytes'))).toBeGreaterThan(5_000_000);
  expect(await latest('nzete_ready')).toBe('1');

  for (const text of dashboardQueries()) expect([text, (await query(text)).status]).toEqual([text, 'success']);
  const { data: rules } = await ask('rules');
  expect(rules.groups[0].rules.map(({ name }: { name: string }) => name)).toEqual(alertNames());
});

test('[API-01] the files that Grafana reads at its start are where they are looked for', () => {
  const dashboard = JSON.parse(deployed('grafana/dashboards/nzete.json'));
  expect(dashboard.uid).toBe('nzete');
  const uids = JSON.stringify(dashboard).match(/"datasource":\{"type":"prometheus","uid":"(\w+)"\}/g) ?? [];
  expect(new Set(uids)).toEqual(new Set(['"datasource":{"type":"prometheus","uid":"prometheus"}']));
  expect(deployed('grafana/provisioning/datasources/prometheus.yml')).toContain('uid: prometheus');
  expect(readdirSync(join(root, 'deploy/grafana/provisioning'))).toEqual(['dashboards', 'datasources']);
});
