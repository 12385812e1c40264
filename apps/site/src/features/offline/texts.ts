/**
 * The texts of the service worker, which has no catalogue, and of the note on the pages that it
 * serves. Late code, so they are not in the catalogue that every visitor loads first.
 */
interface OfflineTexts {
  /** In the browser tab and as heading: a page that is not kept was asked for. */
  title: string;
  text: string;
  /** The heading of the list of pages. */
  pages: string;
  none: string;
  retry: string;
  /** On a page that is shown without a network. */
  readOffline: (date: string, time: string) => string;
  reload: string;
  close: string;
}

export const offlineTexts = {
  en: {
    title: 'You are offline',
    text: 'This page is not on your phone yet. Connect, then try again.',
    pages: 'What you can read now',
    none: 'Pages that you open while you are connected will be here.',
    retry: 'Try again',
    readOffline: (date, time) => `Read offline, as of ${date}, ${time}`,
    reload: 'Load the page again',
    close: 'Close',
  },
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'Cette page n’est pas encore sur votre téléphone. Connectez-vous, puis réessayez.',
    pages: 'Ce que vous pouvez lire maintenant',
    none: 'Les pages que vous ouvrez avec une connexion seront ici.',
    retry: 'Réessayer',
    readOffline: (date, time) => `Lu hors ligne, état du ${date}, ${time}`,
    reload: 'Recharger la page',
    close: 'Fermer',
  },
  ln: {
    title: 'Internet ezali te',
    text: 'Lokasa oyo ezali naino na telefone na yo te. Meka lisusu soki internet ezongi.',
    pages: 'Oyo okoki kotanga sikoyo',
    none: 'Nkasa oyo okofungola na internet ekozala awa.',
    retry: 'Meka lisusu',
    readOffline: (date, time) => `Ezali kotangama na internet te, ndenge ezalaki ${date}, ${time}`,
    reload: 'Fungola lokasa lisusu',
    close: 'Kanga',
  },
  sw: {
    title: 'Huna mtandao',
    text: 'Ukurasa huu bado hauko kwenye simu yako. Jaribu tena ukipata mtandao.',
    pages: 'Unachoweza kusoma sasa',
    none: 'Kurasa unazofungua ukiwa na mtandao zitakuwa hapa.',
    retry: 'Jaribu tena',
    readOffline: (date, time) => `Unasoma bila mtandao, hali ya ${date}, ${time}`,
    reload: 'Pakia ukurasa tena',
    close: 'Funga',
  },
} satisfies Record<string, OfflineTexts>;
