import { useGetSettingsQuery } from '@nzete/api-client/site';
import { sharedMessages } from '../../shared/messages.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { queryStatus } from '../../shared/queryStatus.ts';
import { useLang } from '../../shared/useLang.ts';

/**
 * Says while the settings are on their way, and when they did not come. The page needs them for the footer alone (its picture and contact
 * details), so everything else shows all the same.
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
