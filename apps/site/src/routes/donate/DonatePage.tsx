import { type DonationMethod, givingApi, useGetDonationMethodsQuery } from '@nzete/api-client/giving';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LateSection } from '../../shared/LateSection.tsx';
import { lazySection } from '../../shared/lazySection.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { useLang } from '../../shared/useLang.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { DonateLead } from './DonateLead.tsx';
import { messages } from './messages.ts';
import { useIsClosed } from './useIsClosed.ts';
import { WaysToGive } from './WaysToGive.tsx';

export const loader: PageLoader = ({ lang }) => [
  givingApi.endpoints.getCryptoAddresses.initiate({ lang }),
  givingApi.endpoints.getDonationMethods.initiate({ lang }),
];

/** Includes the code for QR codes. */
const Wallets = lazySection(() => import('./Wallets.tsx'));

/** The page at `/donate`: the ways to give money, and the wallets. */
export default function DonatePage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  const methods = useGetDonationMethodsQuery({ lang: useLang() });
  // One is open at first; `undefined` means none.
  const [open, setOpen] = useState<DonationMethod['id'] | undefined>(first);
  const isClosed = useIsClosed();
  const ways = methods.data && firstFirst(methods.data);
  return (
    <>
      {isClosed ? <ClosedNotice /> : null}
      <div className="nz:wrap nz:mt-10 nz:mb-section nz:grid nz:gap-12 nz:lg:mt-14 nz:lg:grid-cols-2 nz:lg:gap-16">
        <DonateLead isClosed={isClosed} onDonate={() => setOpen(open ?? ways?.[0]?.id)} />
        <WaysToGive isClosed={isClosed} query={{ ...methods, data: ways }} open={open} onOpenChange={setOpen} />
      </div>
      <LateSection module="src/routes/donate/Wallets.tsx" isBelow height="200vh">
        <Wallets />
      </LateSection>
      <PageMeta
        description={formatMessage(isClosed ? messages.closedDescription : messages.description)}
        heading={heading}
      />
    </>
  );
}

/** Mobile money is first and open, because few people have a bank account. */
const first: DonationMethod['id'] = 'mobile-money';

function firstFirst(methods: readonly DonationMethod[]): DonationMethod[] {
  return [...methods].sort((a, b) => Number(b.id === first) - Number(a.id === first));
}
