import { type CryptoAddress, useGetCryptoAddressesQuery } from '@nzete/api-client/giving';
import { useGetSettingsQuery } from '@nzete/api-client/site';
import { AddressBlock } from '@nzete/ui/AddressBlock';
import { Heading } from '@nzete/ui/Heading';
import { RuledList } from '@nzete/ui/RuledList';
import { Section } from '@nzete/ui/Section';
import { Text } from '@nzete/ui/Text';
import { WalletCard } from '@nzete/ui/WalletCard';
import { Bitcoin, Coins, DollarSign } from 'lucide-react';
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
    <Section tone="sunk" labelledBy="wallets">
      <div className="nz:grid nz:grid-cols-1 nz:gap-10 nz:lg:grid-cols-[4fr_7fr] nz:lg:gap-20">
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
                {list.map(({ name, address, icon, open, fallback }, index) => (
                  <li
                    key={name}
                    className={`nz:mx-1.5 nz:grid nz:min-w-0 nz:grid-cols-1 ${index === 0 ? 'nz:md:col-span-2' : ''}`}
                  >
                    <WalletCard
                      name={name}
                      {...walletKind(name)}
                      address={address}
                      fallback={fallback}
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
    </Section>
  );
}

function Checks() {
  const isClosed = useIsClosed();
  return (
    <div className="nz:grid nz:content-start nz:gap-5 nz:lg:sticky nz:lg:top-28 nz:lg:self-start">
      <Heading id="wallets">
        <FormattedMessage {...messages.wallets} />
      </Heading>
      {isClosed ? null : <ChecksBeforeSending />}
    </div>
  );
}

function ChecksBeforeSending() {
  return (
    <>
      <Text size="lead" tone="soft">
        <FormattedMessage {...messages.walletsLead} />
      </Text>
      <RuledList
        layout="steps"
        items={[messages.checkNetwork, messages.checkAddress, messages.checkAmount].map((text) => ({
          id: text.id,
          description: <FormattedMessage {...text} />,
        }))}
      />
      <Contact />
    </>
  );
}

/** The contact person; missing if the settings failed to load. */
function Contact() {
  const { data } = useGetSettingsQuery({ lang: useLang() });
  if (!data) return null;
  const { email } = data.contact;
  return <AddressBlock variant="links" phones={[]} email={email} />;
}
