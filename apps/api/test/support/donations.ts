import type { copyOfContent } from './folders.ts';

interface Method {
  id: string;
  sample?: boolean;
  open?: boolean;
  details: { value: unknown; kind?: string }[];
}

interface Wallet {
  name: string;
  sample?: boolean;
  open?: boolean;
  address: unknown;
}

/** Values of the right form, from the standards. */
const values: Record<string, string> = {
  account: 'GB82 WEST 1234 5698 7654 32',
  bic: 'WESTGB2L',
  email: 'gifts@nzete.org',
  phone: '+243 810 000 011',
};
const rightAddresses = [
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
];

type Edit = ReturnType<typeof copyOfContent>['edit'];

/** Opens one method of a list, with values of the right form. */
export function openIn(methods: Method[], id: string): Method {
  const method = methods.find((one) => one.id === id);
  if (!method) throw new Error(`There is no method ${id}`);
  delete method.sample;
  method.open = true;
  for (const detail of method.details) detail.value = values[detail.kind ?? ''] ?? 'Fondation Nzete';
  return method;
}

/** Opens one method with values of the right form; `change` may spoil it. */
export function openMethod(edit: Edit, id: string, change: (method: Method) => unknown = () => {}): void {
  edit<Method[]>('donation-methods.json', (methods) => {
    const method = openIn(methods, id);
    change(method);
  });
}

/** Opens the wallet at an index; `change` may spoil it. */
export function openWallet(edit: Edit, index = 0, change: (wallet: Wallet) => unknown = () => {}): void {
  edit<Wallet[]>('crypto-addresses.json', (wallets) => {
    const wallet = wallets[index];
    if (!wallet) throw new Error(`There is no wallet ${index}`);
    delete wallet.sample;
    Object.assign(wallet, { open: true, address: rightAddresses[index] });
    change(wallet);
  });
}
