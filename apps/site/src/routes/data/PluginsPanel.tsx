import { provinceTiles } from '@nzete/domain';
import { PluginGrid } from '@nzete/ui/PluginGrid';
import { useIntl } from 'react-intl';
import { useNotify } from '../../features/notifications/useNotify.ts';
import type { PluginId } from '../../features/plugins/initialPlugins.ts';
import { usePlugins } from '../../features/plugins/usePlugins.ts';
import { NoScriptNote } from '../../shared/NoScriptNote.tsx';
import { pluginsNameMessages, pluginsMessages as texts } from './plugins.messages.ts';
import { sources } from './sources.tsx';

const isPluginId = (id: string): id is PluginId => id in sources;

/** The tab of the data sources. */
export default function PluginsPanel() {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { plugins, isSyncing, toggle, syncAll } = usePlugins({
    onToggled: (id, isActive) =>
      notify({
        tone: isActive ? 'success' : 'info',
        title: formatMessage(isActive ? texts.activated : texts.deactivated),
        description: formatMessage(isActive ? pluginsNameMessages.enabled : pluginsNameMessages.disabled, {
          name: formatMessage(sources[id].name),
        }),
      }),
    onSyncFinished: () => notify({ tone: 'success', title: formatMessage(texts.complete) }),
  });
  return (
    <>
      <NoScriptNote text={texts.noScript} />
      <PluginGrid
        plugins={plugins.map((plugin) => {
          const { name, text, source, coverage, ...rest } = sources[plugin.id];
          return {
            ...plugin,
            ...rest,
            name: formatMessage(name),
            description: formatMessage(text),
            source: formatMessage(source),
            coverage: formatMessage(coverage),
            quality: plugin.accuracy,
            verified: formatMessage(texts.verified),
            isSample: true,
          };
        })}
        coverage={{ value: provinceTiles.size, unit: formatMessage(texts.provinces) }}
        note={formatMessage(texts.note)}
        isSyncing={isSyncing}
        onMessage={notify}
        onToggle={(id) => isPluginId(id) && toggle(id)}
        onSyncAll={() => {
          notify({ tone: 'info', title: formatMessage(texts.starting) });
          syncAll();
        }}
      />
    </>
  );
}
