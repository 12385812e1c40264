import { Button } from '@nzete/ui/Button';
import { Text } from '@nzete/ui/Text';
import { useState, useSyncExternalStore } from 'react';
import type {} from '../../shared/installPrompt.ts';
import { useLang } from '../../shared/useLang.ts';

/** Here, because few browsers show them: the catalogue is loaded by every visitor. */
const texts = {
  en: {
    install: 'Put this site on your home screen',
    ios: 'To put this site on your home screen, tap Share, then “Add to Home Screen”.',
  },
  fr: {
    install: 'Ajouter ce site à l’écran d’accueil',
    ios: 'Pour ajouter ce site à l’écran d’accueil, touchez Partager, puis « Sur l’écran d’accueil ».',
  },
  ln: {
    install: 'Tya site oyo na écran ya ebandeli',
    ios: 'Mpo na kotya site oyo na écran ya ebandeli, fina Partager, na nsima « Sur l’écran d’accueil ».',
  },
  sw: {
    install: 'Weka tovuti hii kwenye skrini ya mwanzo',
    ios: 'Ili kuweka tovuti hii kwenye skrini ya mwanzo, gusa Share, kisha “Add to Home Screen”.',
  },
};

function subscribe(onChange: () => void) {
  window.addEventListener('beforeinstallprompt', onChange);
  return () => window.removeEventListener('beforeinstallprompt', onChange);
}

type Way = 'prompt' | 'ios' | null;

function wayToInstall(): Way {
  if (window.nzeteInstallPrompt) return 'prompt';
  // False in Safari on iOS, until the site is opened from the home screen.
  return navigator.standalone === false ? 'ios' : null;
}

/** Offers to install the site, where the browser can. */
export function InstallOffer() {
  const { install, ios } = texts[useLang()];
  const way = useSyncExternalStore<Way>(subscribe, wayToInstall, () => null);
  const [isAsked, setAsked] = useState(false);
  if (way === 'ios') return <Text>{ios}</Text>;
  if (way === null || isAsked) return null;
  const ask = () => {
    // The event can be used once; after a refusal the browser decides when to offer it again.
    setAsked(true);
    void window.nzeteInstallPrompt?.prompt();
  };
  return (
    <Button variant="line" onClick={ask}>
      {install}
    </Button>
  );
}
