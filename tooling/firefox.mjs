#!/usr/bin/env node
/**
 * Starts Firefox for Playwright, which drives it by WebDriver BiDi. Playwright sends a command that
 * the extended support release does not know yet, and stops at its error: here it is answered.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** The emulation of colour schemes: tests in Firefox see those of the system. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/** Passes messages between Playwright and Firefox. */
function relay(client, address) {
  const firefox = new WebSocket(address, { perMessageDeflate: false });
  const waiting = [];
  client.on('message', (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (method === UNKNOWN) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (firefox.readyState === WebSocket.OPEN) firefox.send(text);
    else waiting.push(text);
  });
  firefox.on('open', () => {
    for (const text of waiting) firefox.send(text);
  });
  firefox.on('message', (data) => client.send(data.toString()));
  firefox.on('close', () => client.close());
  client.on('close', () => firefox.close());
}

const { FIREFOX_PATH = '/usr/bin/firefox-esr' } = process.env;
const browser = spawn(FIREFOX_PATH, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => browser.kill(signal));
browser.on('exit', (code) => process.exit(code ?? 1));

for await (const line of createInterface({ input: browser.stderr })) {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
  if (!address) {
    console.error(line);
    continue;
  }
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client, request) => relay(client, address + request.url));
  // Playwright reads this line.
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
}
