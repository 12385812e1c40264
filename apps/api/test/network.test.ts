import { describe, expect, test } from 'vitest';
import { createAddressMatcher, networksOf, withoutPort } from '../src/http/network.ts';

describe('the networks that an address counts for', () => {
  test.each([
    ['192.0.2.7', { narrow: '192.0.2.7' }],
    ['192.0.2.7:51234', { narrow: '192.0.2.7' }],
    ['::ffff:192.0.2.7', { narrow: '192.0.2.7' }],
    ['2001:db8:1:2ff::7', { narrow: '2001:db8:1:200/56', wide: '2001:db8:1/48' }],
    ['2001:DB8:1:02AB:0:0:0:1', { narrow: '2001:db8:1:200/56', wide: '2001:db8:1/48' }],
    ['[2001:db8:1:2ff::7]:443', { narrow: '2001:db8:1:200/56', wide: '2001:db8:1/48' }],
    ['fe80::1%eth0', { narrow: 'fe80:0:0:0/56', wide: 'fe80:0:0/48' }],
    ['::1', { narrow: '0:0:0:0/56', wide: '0:0:0/48' }],
    ['', { narrow: 'unknown' }],
    ['unknown', { narrow: 'unknown' }],
    ['192.0.2.7:x', { narrow: 'unknown' }],
  ])('[API-02] of %j', (ip, networks) => {
    expect(networksOf(ip)).toEqual(networks);
  });

  test('[API-02] only what is a port is taken off', () => {
    expect(['192.0.2.7:1', '[::1]:1', '[::1]', '::1', '2001:db8::7:443'].map(withoutPort)).toEqual([
      '192.0.2.7',
      '::1',
      '::1',
      '::1',
      '2001:db8::7:443',
    ]);
  });
});

test('[API-02] a list of proxies knows their addresses, in every spelling and with a port', () => {
  const isProxy = createAddressMatcher(['10.0.0.0/8', '192.0.2.7', '::1', 'fd00::/8']);
  const known = ['10.1.2.3', '10.1.2.3:443', '::ffff:10.1.2.3', '192.0.2.7', '::1', '[fd00::7]:1', 'fd00::7%eth0'];
  expect(known.filter((address) => !isProxy(address))).toEqual([]);
  expect(['11.0.0.1', '192.0.2.8', '::2', 'unknown', '', undefined].filter(isProxy)).toEqual([]);
  expect(createAddressMatcher([])('127.0.0.1')).toBe(false);
});
