/**
 * The browser of tests, pictures and measurements: CHROMIUM_PATH, else Playwright's own, else
 * Chromium or Chrome of the system.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';
import { findProgram, installPackages } from './debian.ts';
import { environment, program } from './lib/setup.mjs';

const systemBrowsers = (): string[] => {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === 'win32') {
    const folders = ['C:/Program Files', 'C:/Program Files (x86)'];
    return folders.map((folder) => `${folder}/Google/Chrome/Application/chrome.exe`);
  }
  // The headless shell has no window, and runs the tests in two thirds of the time.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
};

interface Found {
  /** Without it Playwright launches its own. */
  executablePath?: string;
}

/** The browser of this machine, if there is one. */
export function findBrowser(): Found | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH is not a file: ${CHROMIUM_PATH}`);
    return { executablePath: CHROMIUM_PATH };
  }
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = systemBrowsers().find((path) => existsSync(path));
  return executablePath ? { executablePath } : undefined;
}

/** Launch options for Playwright and Vitest. */
export function chromiumLaunchOptions(): LaunchOptions {
  const executablePath = findBrowser()?.executablePath;
  // Otherwise Chromium contacts Google's services at every start.
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  const args = ['--disable-gpu', '--disable-quic', ...quiet];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return { ...(executablePath && { executablePath }), args };
}

/** Installs a browser if there is none: Playwright's, or Debian's for root on Debian. */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  console.log('No browser was found; installing Chromium…');
  spawnSync(process.execPath, [program('playwright/cli.js'), 'install', 'chromium'], {
    env: environment(),
    stdio: 'inherit',
    timeout: 600_000,
  });
  // Not every Debian release has the headless shell, and apt installs all packages or none.
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    if (!findBrowser()) installPackages(browser, 'fonts-liberation');
  }
  if (!findBrowser())
    throw new Error('No browser could be installed. Install Chromium and set CHROMIUM_PATH to its file.');
}

/** Firefox of the system: FIREFOX_PATH, else Debian's or any other. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? findProgram('firefox-esr') ?? findProgram('firefox');
}

/** Installs Firefox if there is none and this is root on Debian. @throws if there is still none */
export function ensureFirefox(): void {
  if (!findFirefox()) installPackages('firefox-esr');
  if (!findFirefox()) throw new Error('Firefox is not installed. Install it, or set FIREFOX_PATH to its file.');
}

/** The driver of WebKitGTK and the browser that it starts, without a window of the system. */
export function findWebKit(): { driver: string; browser: string } | undefined {
  const driver = findProgram('WebKitWebDriver');
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  return driver && browser && findProgram('xvfb-run') ? { driver, browser } : undefined;
}

/** Installs WebKitGTK if this is root on Debian. @throws if it is not there */
export function ensureWebKit(): void {
  if (!findWebKit()) installPackages('webkit2gtk-driver', 'xvfb', 'xauth');
  if (!findWebKit()) throw new Error('WebKit is not installed (on Debian: webkit2gtk-driver, xvfb and xauth).');
}
