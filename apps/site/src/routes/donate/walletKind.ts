/** What a wallet takes, as its name says it. */
export interface WalletKind {
  /** `USDT` */
  currency: string;
  /** `TRC-20` */
  network: string;
}

/** Reads currency and network in a wallet's name: `Tether (USDT, TRC-20)`; without a network, a currency has its own: `Bitcoin (BTC)`. */
export function walletKind(name: string): WalletKind {
  const [, own, currency, network] = /^(.*?)\s*\(([^,()]+)(?:,\s*([^()]+))?\)$/.exec(name) ?? [];
  return { currency: currency ?? name, network: network ?? own ?? name };
}
