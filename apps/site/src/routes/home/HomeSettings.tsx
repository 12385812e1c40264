import { useGetSettingsQuery } from '@nzete/api-client/site';
import { sharedMessages } from '../../shared/messages.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { queryStatus } from '../../shared/queryStatus.ts';
import { useLang } from '../../shared/useLang.ts';

/**
 * The loading and error state of the settings. Only the footer needs them, so the page shows
 * regardless.
 */
export function HomeSettings() {
  const settings = useGetSettingsQuery({ lang: useLang() });
  if (queryStatus(settings) === 'ready') return null;
  return (
    <div className="nz:wrap">
      <QueryState query={settings} loading={sharedMessages.loadingSettings} error={sharedMessages.errorSettings} />
    </div>
  );
}
