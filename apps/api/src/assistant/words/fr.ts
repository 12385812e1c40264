import type { Words } from './words.ts';

/** French. */
export const fr: Words = {
  small:
    'le les un une des du au aux est sont etait quel quelle quels quelles comment ou quand qui que quoi pourquoi combien dans pour avec par sur et je tu il elle nous vous ils votre vos notre nos mon ma mes ce cet cette ces se ne pas plus fait faire puis peut peux peuvent voudrais veux avoir etre ai as avez suis es y en maintenant aujourd hui actuellement svp plait dites dis donne donnez moi quelque parle parlez est ce qu d l j n s c t m beaucoup bien gens vivre vivent travailler travaille',
  shared: 'a on de si la dr drc rdc congo kongo',
  own: 'foret forets arbre arbres eau animaux faune minerais enfants ecole village jeunes',
  topics: {
    greeting: 'bonjour, bonsoir, salut, coucou, ca va, comment ca va',
    thanks: 'merci, merci beaucoup, merci bien',
    identity:
      'qui es tu, qui etes vous, tu es qui, vous etes qui, es tu un*, etes vous un*, es tu humain, chatgpt, modele de langage, intelligence artificielle, ton nom, votre nom, que sais tu faire, que savez vous faire, comment fonctionnes tu, comment fonctionnez vous, prompt systeme, prompt, tes instructions, vos instructions, tes consignes, vos consignes',
    forecast:
      'demain, semaine prochaine, mois prochain, annee prochaine, prevision*, prevoi*, predi*, fera t il, va t il, va pleuvoir, pleuvra, sera, prochains jours, en 2030, en 2050, d ici 2030, d ici 2050, futur',
    alerts: 'alerte*, avertissement*, danger*, vigilance, urgence*',
    compare: 'compar*, par rapport, difference, versus, vs, entre',
    population: 'population, habitants, combien d habitants, combien de gens vivent',
    heat: 'chaud*, chaleur*, canicul*, temperature la plus elevee, temperature la plus haute, temperatures les plus elevees',
    cold: 'froid*, frais, fraiche*, temperature la plus basse, temperatures les plus basses',
    wind: 'vent, vents, vente*, venteu*, vitesse du vent',
    cleanAir:
      'air le plus pur, air le plus propre, air pur, air propre, meilleur air, meilleure qualite de l air, moins pollue*',
    dirtyAir:
      'pire air, pire qualite de l air, air le plus pollue, plus pollue*, pollue*, mauvais air, air le plus sale',
    air: 'qualite de l air, iqa, pollution*, l air, respir*',
    humidity: 'humid*',
    rain: 'pluie*, pleut, pleuvoir, pluvieu*, orage*, averse*, parapluie, precipitation*',
    visibility: 'visibilite, brouillard, brume',
    weather:
      'meteo*, quel temps, le temps, temps qu il fait, temperature*, donnees climatiques, degres, soleil, ensoleill*, nuage*, nuageu*',
    advice: 'recommand*, conseil*, conseille*, que faire, precaution*, protege*',
    trend: 'tendance*, evolution, historique, derniers jours, semaine derniere, depuis hier',
    most: 'le plus, la plus, les plus, plus fort*, plus eleve*, meilleur*, pire*, maxim*, record*, classement, plus chaud*, plus froid*, plus pollue*, plus humide*, plus vente*, plus venteu*, plus pluvieu*',
    least: 'le moins, la moins, les moins, minim*, plus faible*, plus bas*',
    where:
      'quelle province, quelles provinces, quelle ville, quelles villes, quel chef lieu, dans quelle*, ou fait il, ou pleut il, ou est, ou y a t il',
    donate:
      'don, dons, donner, donat*, faire un don, portefeuille*, crypto*, bitcoin, paypal, virement*, compte bancaire, envoyer de l argent, soutenir*, verser',
    volunteer:
      'benevol*, volontaire*, volontariat, vous rejoindre, rejoindre, vous aider, participer, s engager, m engager',
    partner: 'partenaire*, partenariat*, collabor*, sponsor*, mecenat, kyc',
    courses: 'cours, formation*, apprend*, lecon*, etudier, enseign*, culture numerique, inscri*',
    impact:
      'impact, rapport*, rapports mensuels, rapport mensuel, resultat*, chiffre*, bilan*, combien d arbres, combien de personnes, combien de benevoles, arbres plantes, forage*, puits, plante, plantes, realis*',
    contact: 'contact*, telephone*, courriel, email, e mail, adresse*, appeler, joindre, ecrire, bureau*, numero',
    programs:
      'programme*, projet*, activite*, que faites vous, que fait la fondation, que fait nzete, domaines d action, vos actions, votre travail',
    about:
      'fonde*, qui est nzete, nzete, la fondation, cree*, lance*, votre histoire, histoire, votre mission, vos valeurs, a propos',
    reach:
      'ou travaillez vous, travaillez vous a, travaillez vous dans, etes vous presents, intervenez vous, ou intervenez vous, extension, dans quelles provinces travaillez vous',
    team: 'equipe*, dirige*, dirigeant*, fondateur*, fondatrice*, directeur*, directrice*, qui preside',
  },
};
