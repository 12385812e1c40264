import { type DonationMethod, useGetDonationMethodsQuery } from '@nzete/api-client/giving';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { laterPart } from '../../shared/laterPart.tsx';
import { useDocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { useLang } from '../../shared/useLang.ts';
import { DonateLead } from './DonateLead.tsx';
import { messages } from './messages.ts';
import { WaysToGive } from './WaysToGive.tsx';

/** Below the first screen, with the code that draws QR codes; its place keeps the footer out of sight. */
const Wallets = laterPart(() => import('./Wallets.tsx'), <div className="nz:min-h-[200vh] nz:bg-sunk" />);

/** The page at `/donate`: the ways to give money, and the wallets. */
export default function DonatePage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  useDocumentMeta({
    description: formatMessage(messages.description),
    heading,
  });
  const methods = useGetDonationMethodsQuery({ lang: useLang() });
  // One is open at first; `undefined` is none.
  const [open, setOpen] = useState<DonationMethod['id'] | undefined>(first);
  const ways = methods.data && firstFirst(methods.data);
  return (
    <>
      <div className="nz:wrap nz:grid nz:gap-12 nz:pt-10 nz:pb-section nz:lg:grid-cols-2 nz:lg:gap-16 nz:lg:pt-14">
        <DonateLead onDonate={() => setOpen(open ?? ways?.[0]?.id)} />
        <WaysToGive query={{ ...methods, data: ways }} open={open} onOpenChange={setOpen} />
      </div>
      <Wallets />
    </>
  );
}

/** What most people in the country have comes first, open; few have a bank account. */
const first: DonationMethod['id'] = 'mobile-money';

function firstFirst(methods: readonly DonationMethod[]): DonationMethod[] {
  return [...methods].sort((a, b) => Number(b.id === first) - Number(a.id === first));
}
