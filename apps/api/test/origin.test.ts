import { expect, test } from 'vitest';
import { originOf } from '../src/http/origin.ts';

const asked = (host: string, protocol: 'http' | 'https' = 'http') => originOf({ protocol, host }, undefined);

test.each([
  'nzete.example',
  'NZETE.example:8080',
  'xn--nzt-bmab.example',
  '10.0.0.1',
  '[2001:db8::1]:8080',
  'a_b.example',
])('[SHARE-01] the address of a site without PUBLIC_URL is the one that was asked: %s', (host) => {
  expect(asked(host, 'https')).toBe(`https://${host.toLowerCase()}`);
});

test.each([
  'evil.example"onload="x',
  "evil.example'x",
  'a&b.example',
  '$&.example',
  '$`.example',
  'a(b).example',
  'a<b',
  'a b',
  '',
])('[SHARE-01] a Host that would need escaping is nobody’s: %j', (host) => {
  expect(asked(host)).toBe('http://localhost');
});

test('[SHARE-01] PUBLIC_URL is the address, whatever was asked', () => {
  expect(originOf({ protocol: 'http', host: 'evil.example"x' }, 'https://nzete.example')).toBe('https://nzete.example');
});
