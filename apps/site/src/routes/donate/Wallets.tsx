import { type CryptoAddress, useGetCryptoAddressesQuery } from '@nzete/api-client/giving';
import { useGetSettingsQuery } from '@nzete/api-client/site';
import { Link } from '@nzete/ui/Link';
import { WalletCard } from '@nzete/ui/WalletCard';
import { Bitcoin, Coins, DollarSign, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { useLang } from '../../shared/useLang.ts';
import { messages } from './messages.ts';
import { useIsClosed } from './useIsClosed.ts';
import { walletKind } from './walletKind.ts';

const icons: Record<CryptoAddress['icon'], ReactNode> = {
  Bitcoin: <Bitcoin />,
  Coins: <Coins />,
  DollarSign: <DollarSign />,
};

/** The wallets, and what to check before a transfer to an open one. */
export default function Wallets() {
  const wallets = useGetCryptoAddressesQuery({ lang: useLang() });
  return (
    <section aria-labelledby="wallets" className="nz:bg-sunk nz:py-section">
      <div className="nz:wrap nz:grid nz:grid-cols-1 nz:gap-10 nz:lg:grid-cols-[4fr_7fr] nz:lg:gap-20">
        <Checks />
        <div className="nz:min-w-0">
          <QueryState
            query={wallets}
            loading={messages.walletsLoading}
            error={messages.walletsError}
            isEmpty={(list) => list.length === 0}
            empty={
              <p>
                <FormattedMessage {...messages.walletsEmpty} />
              </p>
            }
          >
            {(list) => (
              <ul className="nz:grid nz:gap-8 nz:md:grid-cols-2 nz:md:gap-x-5">
                {list.map(({ name, address, icon, open }) => (
                  <li key={name} className="nz:grid nz:min-w-0 nz:grid-cols-1 nz:px-1.5 nz:md:first:col-span-2">
                    <WalletCard
                      name={name}
                      {...walletKind(name)}
                      address={address}
                      icon={icons[icon]}
                      isSample={!open}
                    />
                  </li>
                ))}
              </ul>
            )}
          </QueryState>
        </div>
      </div>
    </section>
  );
}

function Checks() {
  const isClosed = useIsClosed();
  return (
    <div className="nz:grid nz:content-start nz:gap-5 nz:lg:sticky nz:lg:top-28 nz:lg:self-start">
      <h2 id="wallets" className="nz:type-h2">
        <FormattedMessage {...messages.wallets} />
      </h2>
      {isClosed ? null : <ChecksBeforeSending />}
    </div>
  );
}

function ChecksBeforeSending() {
  return (
    <>
      <p className="nz:type-lead nz:text-pretty nz:text-text-2">
        <FormattedMessage {...messages.walletsLead} />
      </p>
      <ol className="nz:grid">
        {[messages.checkNetwork, messages.checkAddress, messages.checkAmount].map((text) => (
          <li key={text.id} className="nz:border-line-strong nz:border-t-[1.5px] nz:py-3 nz:text-pretty">
            <FormattedMessage {...text} />
          </li>
        ))}
      </ol>
      <Contact />
    </>
  );
}

/** The contact person; missing if the settings failed to load. */
function Contact() {
  const { data } = useGetSettingsQuery({ lang: useLang() });
  if (!data) return null;
  const { email } = data.contact;
  return (
    <Link href={`mailto:${email}`} className="nz:min-h-hit nz:justify-self-start nz:wrap-anywhere">
      <Mail aria-hidden="true" />
      {email}
    </Link>
  );
}
