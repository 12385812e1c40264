/** The currency and network of a wallet. */
export interface WalletKind {
  /** `USDT` */
  currency: string;
  /** `TRC-20` */
  network: string;
}

/** Parses a wallet's name: `Tether (USDT, TRC-20)`, or `Bitcoin (BTC)` for a native network. */
export function walletKind(name: string): WalletKind {
  const [, own, currency, network] = /^(.*?)\s*\(([^,()]+)(?:,\s*([^()]+))?\)$/.exec(name) ?? [];
  return { currency: currency ?? name, network: network ?? own ?? name };
}
