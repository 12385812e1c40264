import type { Lang } from './languages.ts';

export interface ReportLabels {
  foundation: string;
  kind: string;
  summary: string;
  highlights: string;
  figures: string;
  figuresNote(day: string): string;
  /** Marks a number that was not counted. */
  sample: string;
  /** Below the title of a report that is a sample. */
  sampleReport: string;
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
    figuresNote: (day) => `Totals since 2020, as of ${day}. Source: monthly reports.`,
    sample: 'sample',
    sampleReport: 'Sample: this report is an example, until the foundation adds its own.',
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
    figuresNote: (day) => `Totaux depuis 2020, au ${day}. Source : rapports mensuels.`,
    sample: 'exemple',
    sampleReport: 'Exemple : ce rapport est fictif, en attendant que la fondation publie le sien.',
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
    figuresNote: (day) => `Mitango nyonso banda 2020, na mokolo ya ${day}. Esika euti: barapport ya sanza na sanza.`,
    sample: 'ndakisa',
    sampleReport: 'Ndakisa: rapport oyo ezali ndakisa, kino fondation ekotya oyo ya yango moko.',
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
    figuresNote: (day) => `Jumla tangu 2020, kufikia ${day}. Chanzo: ripoti za kila mwezi.`,
    sample: 'mfano',
    sampleReport: 'Mfano: ripoti hii ni mfano, hadi taasisi itakapoweka yake.',
    trees: 'miti iliyopandwa',
    people: 'watu waliofikiwa',
    projects: 'miradi iliyokamilika',
    page: (number, of) => `Ukurasa ${number} kati ya ${of}`,
  },
};
