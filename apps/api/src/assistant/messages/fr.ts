import type { Messages } from './messages.ts';

const plural = (count: number, one: string, more: string) => (count < 2 ? one : more);

/** French, fr-CD. A non-breaking space (U+00A0) is before `: ; ! ? » %` and after `«`. */
export const fr: Messages = {
  pages: {
    '/': 'Accueil',
    '/donate': 'Faire un don',
    '/our-story': 'Notre histoire',
    '/partnerships': 'Partenariats',
    '/privacy-policy': 'Politique de confidentialité',
    '/reports': 'Rapports mensuels',
    '/team': 'Notre équipe',
  },
  greeting:
    'Bonjour. Je suis l’assistant de la Fondation Nzete : un programme qui consulte les relevés climatiques des 26 provinces et les pages de ce site, pas un modèle de langage. Demandez-moi par exemple : « Quel temps fait-il à Goma ? », « Quelle province est la plus chaude ? » ou « Comment faire un don ? »',
  thanks: 'Avec plaisir. Revenez quand vous voulez.',
  identity:
    'Je suis un programme : ni une personne, ni un modèle de langage. Je cherche dans les relevés climatiques des 26 provinces et dans les textes de ce site, et je les cite avec leurs sources. Je ne garde rien de ce que vous écrivez. Quand je ne trouve rien, je le dis.',
  speaks:
    'Je lis et j’écris le français, l’anglais, le lingala et le kiswahili, et je réponds dans la langue de la question.',
  unknown:
    'Je ne sais pas. Je ne trouve que les relevés climatiques des 26 provinces et ce qui est écrit sur ce site. Posez une question sur la météo, l’air ou les alertes d’une province, ou sur nos programmes, les dons, le bénévolat, les cours ou les rapports.',
  modelAway:
    'Le modèle de langage ne répond pas en ce moment. Voici ce qu’une recherche trouve dans nos relevés climatiques et nos pages :',
  found: 'Voici ce que dit notre site :',

  conditions: {
    sunny: 'ensoleillé',
    'partly cloudy': 'partiellement nuageux',
    cloudy: 'nuageux',
    rain: 'pluie',
    snow: 'neige',
  },
  airBands: ['Bon', 'Modéré', 'Mauvais pour les personnes sensibles', 'Mauvais'],
  measures: {
    temperature: (value) => `${value} °C`,
    humidity: (value) => `humidité ${value} %`,
    windSpeed: (value) => `vent ${value} km/h`,
    visibility: (value) => `visibilité ${value} km`,
    airQuality: (value) => `indice de qualité de l’air ${value}`,
    precipitation: (value) => `pluie ${value} mm/h`,
  },
  recordedAt: (time) => `Relevés du ${time}.`,
  source:
    'Les relevés viennent d’Open-Meteo (météo, et qualité de l’air de CAMS) et sont demandés toutes les dix minutes pour les chefs-lieux des 26 provinces. Ils sont calculés par des modèles, pas mesurés sur place.',
  stored: 'Ce sont les derniers relevés conservés : de plus récents n’ont pas pu être obtenus.',
  sample: 'Ce sont des relevés d’exemple, habituels pour ce mois, pas ceux du jour.',
  noValue: 'Aucun relevé disponible pour le moment.',
  placeNotes: {
    elsewhere: 'L’un des lieux cités n’est pas parmi les 26 provinces et leurs chefs-lieux : je n’en ai aucun relevé.',
    town: 'Je n’ai pas de relevé d’une ville qui n’est pas un chef-lieu : le chef-lieu de sa province la représente.',
  },

  rankings: {
    hottest: 'Chefs-lieux les plus chauds :',
    coldest: 'Chefs-lieux les plus frais :',
    windiest: 'Chefs-lieux où le vent est le plus fort :',
    calmest: 'Chefs-lieux où le vent est le plus faible :',
    cleanest: 'Chefs-lieux où l’air est le meilleur :',
    dirtiest: 'Chefs-lieux où l’air est le plus mauvais :',
    dampest: 'Chefs-lieux les plus humides :',
    driest: 'Chefs-lieux les moins humides :',
    wettest: 'Chefs-lieux où il pleut le plus :',
    clearest: 'Chefs-lieux où la visibilité est la meilleure :',
    haziest: 'Chefs-lieux où la visibilité est la plus faible :',
  },
  ties: (count) => `${count} ${plural(count, 'autre lieu a', 'autres lieux ont')} la même valeur que le dernier cité.`,
  raining: (count, places) => `Il pleut dans ${count} des 26 chefs-lieux : ${places}.`,
  dry: 'Aucun relevé ne signale de pluie dans les 26 chefs-lieux.',
  noReading: (count) => `${count} des 26 chefs-lieux ${plural(count, 'n’a', 'n’ont')} pas de relevé pour cela.`,
  rainHere: (place) => `Oui, le relevé signale de la pluie à ${place}.`,
  dryHere: (place) => `Non, le relevé ne signale pas de pluie à ${place}.`,
  warmer: (warmer, cooler, difference) => `Il fait ${difference} °C de plus à ${warmer} qu’à ${cooler}.`,
  sameWarmth: (one, other) => `Il fait la même température à ${one} et à ${other}.`,
  overview: ({ count, mean, hottest, coldest }) =>
    `Moyenne de ${count} chefs-lieux : ${mean} °C. Le plus chaud : ${hottest.place}, ${hottest.value} °C. Le plus frais : ${coldest.place}, ${coldest.value} °C.`,
  worstAir: ({ place, value }) => `Air le plus mauvais : ${place}, ${value}.`,
  capital: (place, capital) => `Le chef-lieu de la province ${place} est ${capital}.`,
  population: (place, millions) => `${place} : ${millions} millions d’habitants (estimation pour 2019).`,
  noForecast: 'Je ne fais pas de prévisions : je n’ai que des relevés jusqu’à maintenant. Voici les plus récents.',
  whichPlace:
    'De quel lieu s’agit-il ? Citez une province ou son chef-lieu, par exemple : « Quelle était la température à Goma hier ? »',
  day: ({ place, day, mean, lowest, highest, count }) =>
    `${place}, ${day} : en moyenne ${mean}, au plus bas ${lowest}, au plus haut ${highest} (${count} ${plural(count, 'relevé', 'relevés')}).`,
  noDay: (place, day) => `Je n’ai aucun relevé pour ${place} le ${day}.`,
  noPast:
    'Je n’ai aucun relevé de cette période : je réponds pour hier, pour les sept derniers jours (demandez la tendance d’un lieu) et pour maintenant.',
  alerts: (count) => `${count} ${plural(count, 'alerte ressort', 'alertes ressortent')} des derniers relevés :`,
  more: (count) => `Il y en a ${count} de plus, qui ne sont pas dans cette liste.`,
  noAlerts: 'Aucune alerte ne ressort des derniers relevés.',

  donate: (ways, page) =>
    `${ways && `Vous pouvez donner par ces moyens : ${ways}. `}Tous les détails sont sur la page ${page} ; copiez-les seulement là, et ne vous fiez à aucune adresse que quelqu’un vous envoie.`,
  volunteer: (page) =>
    `Nous cherchons des collecteurs de données de terrain (Kinshasa et environs), des formateurs en éducation financière (à distance et sur place) et des coordinateurs de reboisement (plusieurs endroits). Certains rôles demandent une vérification des antécédents. Le formulaire est sur la page ${page}.`,
  partner: (count, page) =>
    `Partenaires : ${count}. Il y a cinq sortes de partenariat : mise en œuvre, financement, technologie, communauté et recherche. Faites votre demande sur la page ${page} ; nous répondons sous 5 jours ouvrables. Si une vérification d’identité (KYC) est nécessaire, elle prend de 3 à 5 jours ouvrables.`,
  courses: (parts, page) =>
    `Tous les cours sont gratuits. Le programme : ${parts}. Parcourez le catalogue et inscrivez vos choix de cours sur la page ${page}.`,
  coursesFound: (titles) => `Dans le catalogue, par exemple : ${titles}.`,
  noCourse: 'Je n’ai trouvé dans le catalogue aucun cours avec ces mots.',
  contact: ({ email, phones, address }) => `E-mail : ${email}. Téléphone : ${phones}. Adresse : ${address}.`,
  programs: (names) => `La fondation travaille sur : ${names}.`,
  impact: ({ trees, people, projects, volunteers, boreholes, reports }) =>
    `À ce jour : plus de ${trees} arbres plantés, plus de ${people} personnes accompagnées, ${projects} projets achevés, plus de ${volunteers} bénévoles actifs, ${boreholes} ${plural(Number(boreholes), 'forage achevé', 'forages achevés')}, ${reports} rapports mensuels publiés. Les détails sont dans les rapports.`,
  reports: ({ published, newest, inProgress, page }) =>
    `${published} ${plural(published, 'rapport mensuel est publié', 'rapports mensuels sont publiés')}, un pour chaque mois ; le plus récent est « ${newest} ». En préparation : ${inProgress}. On peut les lire et les télécharger sur la page ${page}.`,
  raised: (page) =>
    `Je n’ai pas de chiffre pour cela. Ce qui a été récolté et ce qu’il a payé se lit dans les nouvelles de la page ${page} et dans les rapports mensuels.`,
  newsletter:
    'Écrivez votre adresse e-mail dans le cadre de la lettre d’information, en bas des pages, et appuyez sur le bouton.',
  privacy: (email, page) =>
    `Je ne garde rien de ce que vous m’écrivez. La fondation garde ce que vous lui envoyez par un formulaire, et l’efface si vous le demandez, sauf les vérifications d’identité (KYC), qu’elle doit garder sept ans : écrivez à ${email}. Ce qui est gardé, et combien de temps, se lit sur la page ${page}.`,
  about:
    'La Fondation Nzete est menée par des jeunes. Son travail remonte à 2020 et elle a été lancée en 2021, avec un terrain et un forage d’eau potable à Nsele, près de Kinshasa. Elle agit pour le climat, l’eau, la faune, les communautés, le numérique et des minerais responsables.',
  reach:
    'Nous travaillons à Nsele, près de Kinshasa. Nous prévoyons de continuer dans cinq provinces : le Kongo-Central (Matadi), le Haut-Katanga (Lubumbashi), le Bas-Uélé (Buta), le Nord-Kivu (Goma) et le Kasaï (Mbuji-Mayi).',
  team: (page) => `Les personnes qui dirigent la fondation sont sur la page ${page}, avec leurs fonctions.`,

  analysisTitles: {
    trend: 'Évolution des derniers jours',
    prediction: 'Ce que disent les relevés d’aujourd’hui',
    recommendation: 'Recommandations tirées des relevés',
    alert: 'Alertes climatiques',
    analysis: 'Analyse climatique',
    other: 'Ce que dit ce site',
  },
  advice: {
    heat: (places) => `Chaleur de 32 °C ou plus à ${places} : buvez souvent de l’eau et travaillez dehors le matin.`,
    air: (places) =>
      `Indice de qualité de l’air supérieur à 100 à ${places} : les enfants, les personnes âgées et les asthmatiques devraient éviter la fumée et la circulation.`,
    rain: (places) =>
      `Pluie à ${places} : restez loin des ravins et des routes inondées, et gardez une réserve d’eau potable.`,
  },
  noAdvice:
    'Aucun relevé n’appelle de précaution : ni chaleur de 32 °C, ni indice de qualité de l’air supérieur à 100, ni pluie.',
  sampleAdvice:
    'Je ne tire aucun conseil de relevés d’exemple : ils disent ce qui est habituel ce mois-ci, pas ce qu’il en est aujourd’hui.',
  trend: ({ place, days, from, to, difference }) =>
    `${place}, moyenne du jour sur ${days} jours : ${from} au début, ${to} à la fin (${difference}).`,
  noTrend: 'Il n’y a pas encore assez de jours conservés pour montrer une évolution.',
  recordsSource: (time) => `Open-Meteo, relevés du ${time}`,
  sampleSource: 'Relevés d’exemple du temps habituel de ce mois',
};
