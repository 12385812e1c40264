import { type ComponentType, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { sharedMessages } from '../../shared/messages.ts';

type ImpactVideo = ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;

const load = () => import('./ImpactVideo.tsx');

/**
 * The "Watch impact" button and its dialog, whose code is fetched when the button is pressed, or a moment before, when it is pointed at or
 * reached by the keyboard.
 */
export function useImpactVideo() {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const [Video, setVideo] = useState<ImpactVideo>();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);

  const open = async () => {
    setIsLoading(true);
    try {
      const { default: loaded } = await load();
      setVideo(() => loaded);
      setIsOpen(true);
    } catch {
      notify({
        tone: 'error',
        title: formatMessage(sharedMessages.offlineTitle),
        description: formatMessage(sharedMessages.offlineText),
      });
    }
    setIsLoading(false);
  };
  // An early fetch may fail: the press tries again and says so.
  const prepare = () => void load().catch(() => {});

  return {
    trigger: { isLoading, onClick: () => void open(), onPointerEnter: prepare, onFocus: prepare },
    dialog: Video ? <Video open={isOpen} onOpenChange={setIsOpen} /> : null,
  };
}
