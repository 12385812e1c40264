import type { Lang } from '../text/languages.ts';

/** What a report says besides its own texts. */
export interface ReportLabels {
  foundation: string;
  kind: string;
  summary: string;
  highlights: string;
  figures: string;
  figuresNote: string;
  trees: string;
  people: string;
  projects: string;
  page(number: number, of: number): string;
}

export const reportLabels: Record<Lang, ReportLabels> = {
  en: {
    foundation: 'Nzete Foundation',
    kind: 'Monthly impact report',
    summary: 'Summary',
    highlights: 'Highlights',
    figures: 'The work so far',
    figuresNote: 'Totals since 2020, as the website gives them.',
    trees: 'trees planted',
    people: 'people reached',
    projects: 'projects completed',
    page: (number, of) => `Page ${number} of ${of}`,
  },
  fr: {
    foundation: 'Fondation Nzete',
    kind: 'Rapport d’impact mensuel',
    summary: 'Résumé',
    highlights: 'Faits marquants',
    figures: 'Le travail à ce jour',
    figuresNote: 'Totaux depuis 2020, tels que le site les donne.',
    trees: 'arbres plantés',
    people: 'personnes accompagnées',
    projects: 'projets menés à terme',
    page: (number, of) => `Page ${number} sur ${of}`,
  },
  ln: {
    foundation: 'Fondation Nzete',
    kind: 'Rapport ya mbuma ya mosala ya sanza',
    summary: 'Na mokuse',
    highlights: 'Makambo ya ntina',
    figures: 'Mosala kino lelo',
    figuresNote: 'Mitango nyonso banda 2020, ndenge site epesi yango.',
    trees: 'banzete elonami',
    people: 'bato basungami',
    projects: 'misala esili',
    page: (number, of) => `Lokasa ${number} kati na ${of}`,
  },
  sw: {
    foundation: 'Taasisi ya Nzete',
    kind: 'Ripoti ya matokeo ya mwezi',
    summary: 'Muhtasari',
    highlights: 'Mambo muhimu',
    figures: 'Kazi hadi sasa',
    figuresNote: 'Jumla tangu 2020, kama tovuti inavyoonyesha.',
    trees: 'miti iliyopandwa',
    people: 'watu waliofikiwa',
    projects: 'miradi iliyokamilika',
    page: (number, of) => `Ukurasa ${number} kati ya ${of}`,
  },
};
