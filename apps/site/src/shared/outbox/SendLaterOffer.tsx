import { readSummary, SendLater } from '@nzete/ui/SendLater';
import { use, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../rootReducer.ts';
import { outboxPath } from '../routes.ts';
import { CataloguesContext } from '../texts/catalogues.ts';
import { PageTexts } from '../texts/PageTexts.tsx';
import { useLang } from '../useLang.ts';
import { useOpenPage } from '../useOpenPage.ts';
import type { Content, FormName } from './keptForm.ts';
import { outboxMessages as messages } from './outbox.messages.ts';
import { keepForm } from './outbox.ts';
import './outboxListener.ts';
import { deviceShared, selectIsSharedDevice } from './outboxSlice.ts';

/** An attempt to send a form: its key, and the arguments of the mutation without it. */
export interface Attempt {
  id: string;
  args: Content['args'];
}

interface SendLaterOfferProps {
  form: FormName;
  attempt: Attempt;
  /** The values of the form. */
  values: object;
  onKept?: (() => void) | undefined;
}

/**
 * Offers to keep a form that could not be sent; then it opens the page with what waits. Without its
 * texts there is no offer.
 */
export default function SendLaterOffer(props: SendLaterOfferProps) {
  const { get, load } = use(CataloguesContext);
  const lang = useLang();
  // They usually are there: `OutboxSupport` loads them when the form is first used.
  const [hasTexts, setHasTexts] = useState(() => Object.keys(get(lang, 'outbox')).length > 0);
  useEffect(() => {
    load(lang, 'outbox').then(
      () => setHasTexts(true),
      () => {},
    );
  }, [load, lang]);
  if (!hasTexts) return null;
  return (
    <PageTexts area="outbox">
      <Offer {...props} />
    </PageTexts>
  );
}

function Offer({ form, attempt: { id, args }, values, onKept }: SendLaterOfferProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const isShared = useSelector(selectIsSharedDevice);
  const openPage = useOpenPage();
  const lang = useLang();
  const [isFailed, setIsFailed] = useState(false);
  const keep = async (element: HTMLFormElement) => {
    setIsFailed(false);
    const content = { args, values, summary: readSummary(element) };
    if (!(await dispatch(keepForm({ id, form, lang }, content)))) return setIsFailed(true);
    onKept?.();
    element.reset();
    await openPage(outboxPath);
  };
  return (
    <SendLater
      label={<FormattedMessage {...messages.sendLater} />}
      description={<FormattedMessage {...messages.sendLaterText} />}
      sharedLabel={formatMessage(messages.notMine)}
      isShared={isShared}
      sharedNote={<FormattedMessage {...messages.notMineText} />}
      onSharedChange={(is) => dispatch(deviceShared(is))}
      error={isFailed ? <FormattedMessage {...messages.notKept} /> : undefined}
      onKeep={keep}
    />
  );
}
