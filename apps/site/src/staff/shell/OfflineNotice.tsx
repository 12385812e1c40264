import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { staffMessages } from '../messages.ts';

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that the device has no network. The region is always there, so that its text is announced. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="nz:bg-warning-soft nz:px-4 nz:py-2 nz:text-sm nz:text-on-warning-soft">
          <FormattedMessage {...staffMessages.offline} />
        </p>
      )}
    </div>
  );
}
