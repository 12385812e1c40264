import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { contentDir } from './support/folders.ts';

interface Wallet {
  name: string;
  address: string;
  icon: string;
  color: string;
}

interface Method {
  id: string;
  title: string;
  description: string;
  icon: string;
  color: string;
  details: { label: string; value: string; copyable: boolean }[];
}

const accents = ['forest', 'laterite', 'river', 'gold', 'cobalt'];

describe('giving', () => {
  test('[DON-01, API-01] wallets have a name, an address, an icon and a colour, and are not wallets', async () => {
    const app = await startApp();
    const wallets: Wallet[] = (await app.inject('/api/crypto-addresses')).json();
    expect(wallets.map(({ name, icon }) => [name, icon])).toEqual([
      ['Bitcoin (BTC)', 'Bitcoin'],
      ['Ethereum (ETH)', 'Coins'],
      ['Tether (USDT, TRC-20)', 'DollarSign'],
    ]);
    for (const wallet of wallets) {
      expect(Object.keys(wallet)).toEqual(['name', 'address', 'icon', 'color']);
      expect(wallet.address).toMatch(/^SAMPLE-[A-Z0-9]+(-TRC20)?-REPLACE-ME-0+\d$/);
      expect(accents).toContain(wallet.color);
    }
    expect(new Set(wallets.map(({ address }) => address)).size).toBe(wallets.length);
  });

  test('[DON-01, API-01] bank transfer, PayPal and mobile money say what to type, in every language', async () => {
    const app = await startApp();
    const answers: Method[][] = [];
    for (const lang of languages) answers.push((await app.inject(`/api/donation-methods?lang=${lang}`)).json());
    const [english = []] = answers;
    expect(english.map(({ id, title, details }) => [id, title, details.map(({ label }) => label)])).toEqual([
      [
        'bank-transfer',
        'Bank transfer',
        ['Bank', 'Account holder', 'Account number (IBAN)', 'SWIFT code', 'Reference'],
      ],
      ['paypal', 'PayPal', ['PayPal address']],
      [
        'mobile-money',
        'Mobile money',
        ['M-Pesa number', 'Airtel Money number', 'Orange Money number', 'Name that appears'],
      ],
    ]);
    for (const [index, { color }] of english.entries()) {
      expect(accents).toContain(color);
      expect(new Set(answers.map((methods) => methods[index]?.description)).size).toBe(4);
      // What is typed is the same in every language.
      const values = answers.map((methods) => methods[index]?.details.map(({ value }) => value).join());
      expect(new Set(values).size).toBe(1);
    }
  });

  test('[DON-01] nobody can mistake a sample for an account: every method says so, and both files are listed', async () => {
    const app = await startApp();
    const notice = {
      en: /do not send money/,
      fr: /n’y envoyez pas d’argent/,
      ln: /kotinda mbongo te/,
      sw: /usitume pesa/,
    };
    for (const lang of languages) {
      const methods: Method[] = (await app.inject(`/api/donation-methods?lang=${lang}`)).json();
      for (const { description } of methods) expect(description).toMatch(notice[lang]);
    }
    const methods: Method[] = (await app.inject('/api/donation-methods')).json();
    const samples = /SAMPLE|\.example$|^\+243 000 000 \d{3}$/;
    for (const { value } of methods.flatMap(({ details }) => details)) expect(value).toMatch(samples);
    const listed = JSON.parse(readFileSync(join(contentDir, 'samples.json'), 'utf8'));
    expect(Object.keys(listed)).toEqual(expect.arrayContaining(['/crypto-addresses', '/donation-methods']));
  });
});
