import type { LightboxProps, PhotoContent } from '@nzete/ui';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { navigate } from 'wouter/use-browser-location';
import { sharedMessages } from '../../shared/messages.ts';
import { useOnDemand } from '../../shared/useOnDemand.ts';
import { photoIdIn } from './photoAddress.ts';

type Viewer = ComponentType<LightboxProps>;

interface PhotoViewerOptions {
  /** Photos that belong together: the viewer moves through those of the photo that was opened. */
  groups: readonly (readonly PhotoContent[])[];
  /** What the address says. */
  chosen: URLSearchParams;
  /** Fetches the viewer; by the page, so that its texts travel with the page's. */
  load: () => Promise<{ default: Viewer }>;
  /** Buttons for the photo that is shown. */
  actions: (photo: PhotoContent) => ReactNode;
  /** Says that the viewer did not come. */
  notify: (message: { tone: 'error'; title: string; description: string }) => void;
}

/**
 * The viewer of a page with photos. The photo that is shown is in the address, so it can be shared, and Back closes the viewer. An address
 * that names a photo does not open it by itself: the page shows that photo at its head.
 */
export function usePhotoViewer({ groups, chosen, load, actions, notify }: PhotoViewerOptions) {
  const { formatMessage } = useIntl();
  const [isActive, setIsActive] = useState(false);
  const [last, setLast] = useState<number>();
  /** Whether opening has made an entry of the history. */
  const hasEntry = useRef(false);
  const { Part, ask } = useOnDemand<LightboxProps>(load, () =>
    notify({
      tone: 'error',
      title: formatMessage(sharedMessages.offlineTitle),
      description: formatMessage(sharedMessages.offlineText),
    }),
  );
  const inAddress = photoIdIn(chosen);
  const shown = isActive ? inAddress : null;
  const group = groups.find((photos) => photos.some(({ id }) => id === shown)) ?? [];

  const open = ({ id }: { id: number }) => {
    setLast(id);
    void ask(() => {
      hasEntry.current = id !== inAddress;
      if (hasEntry.current) showInAddress(id, false);
      setIsActive(true);
    });
  };
  const change = (id: number | null) => {
    if (id !== null) {
      setLast(id);
      showInAddress(id, true);
      return;
    }
    setIsActive(false);
    if (hasEntry.current) window.history.back();
  };
  return {
    open,
    /** The photo that was opened last, for its mark. */
    last,
    viewer: Part ? <Part photos={group} photo={shown} onPhotoChange={change} actions={actions} /> : null,
  };
}

/** With the state of this entry of the history: it is the same page, which keeps its place and its focus. */
function showInAddress(id: number, replace: boolean) {
  const { pathname, search, hash } = window.location;
  const parameters = new URLSearchParams(search);
  parameters.set('photo', String(id));
  navigate(`${pathname}?${parameters}${replace ? hash : ''}`, { replace, state: window.history.state });
}
