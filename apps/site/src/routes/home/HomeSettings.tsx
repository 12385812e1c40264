import { useGetSettingsQuery } from '@nzete/api-client/site';
import { Button } from '@nzete/ui/Button';
import { FormattedMessage } from 'react-intl';
import { appMessages } from '../../app/app.messages.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { queryStatus } from '../../app/queryStatus.ts';
import { selectLanguage } from '../../features/language/languageSlice.ts';

/**
 * Says while the settings are on their way, and when they did not come. The page needs them for the footer alone (its picture and contact
 * details), so everything else shows all the same.
 */
export function HomeSettings() {
  const language = useAppSelector(selectLanguage);
  const settings = useGetSettingsQuery({ lang: language });
  const status = queryStatus(settings);
  if (status === 'ready') return null;
  return (
    <div className="wrap flex min-h-24 flex-wrap items-center gap-4 py-6">
      {status === 'loading' ? (
        <p role="status">
          <FormattedMessage {...appMessages.loadingSettings} />
        </p>
      ) : (
        <>
          <p role="alert">
            <FormattedMessage {...appMessages.errorSettings} />
          </p>
          <Button variant="line" size="sm" isLoading={settings.isFetching} onClick={() => void settings.refetch()}>
            <FormattedMessage {...appMessages.tryAgain} />
          </Button>
        </>
      )}
    </div>
  );
}
