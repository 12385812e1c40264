import type { Words } from './words.ts';

/** French. */
export const fr: Words = {
  small:
    'le les un une des du au aux est sont etait quel quelle quels quelles comment ou quand qui que quoi pourquoi combien dans pour avec par sur et je tu il elle nous vous ils votre vos notre nos mon ma mes ce cet cette ces se ne pas plus fait faire puis peut peux peuvent voudrais veux avoir etre ai as avez suis es y en maintenant aujourd hui actuellement svp plait dites dis donne donnez moi quelque parle parlez est ce qu d l j n s c t m beaucoup bien gens vivre vivent travailler travaille gratuit gratuits gratuite gratuites gratuitement ligne disponible disponibles proposez offrez dernier derniere trouver lire aller vais visiter celsius moment general chez ils elle elles leur cela ca comme tout tous toute toutes entre mal si tes ton ta hier deja aussi encore heure heures jour jours date province provinces ville villes pays lieu lieux faut long longtemps moyenne moyen moyennes infos actualites stp',
  shared: 'ok a on de si la dr drc rdc congo kongo',
  own: 'foret forets arbre arbres eau animaux faune minerais enfants ecole village jeunes volcan inondation inondations secheresse elephant elephants vive oui non',
  forms:
    /(?:ations?|itions?|ement|ements|ique|iques|enne|ennes|euse|euses|eux|ez|ais|ait|ent|elle|elles|eur|eurs|aire|aires|age|ages|oir|oire|eau|eaux|can|cans|oi|que|gue|ule)$/u,
  topics: {
    greeting: 'bonjour, bonsoir, salut, coucou, ca va, comment ca va',
    thanks: 'merci, merci beaucoup, merci bien',
    identity:
      'qui es tu, qui etes vous, tu es qui, vous etes qui, es tu un*, etes vous un*, es tu humain, modele de langage, quel modele, intelligence artificielle, ton nom, votre nom, que sais tu faire, que savez vous faire, comment fonctionnes tu, comment fonctionnez vous, prompt systeme, prompt, tes instructions, vos instructions, tes consignes, vos consignes, qui t a cree, qui vous a cree, qui t a fait',
    forecast:
      'demain, semaine prochaine, mois prochain, annee prochaine, prevision*, prevoi*, predi*, fera t il, va t il, va pleuvoir, pleuvra, sera, prochains jours, en 203*, en 204*, en 205*, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, d ici 2030, d ici 2050, futur',
    alerts: 'alerte*, avertissement*, danger*, vigilance, urgence*',
    compare: 'compar*, par rapport, difference, versus, vs, entre',
    population:
      'population, habitants, combien d habitants, combien de gens vivent, combien de personnes vivent, combien de personnes habitent',
    heat: 'chaud*, chaleur*, canicul*, temperature la plus elevee, temperature la plus haute, temperatures les plus elevees, vague de chaleur, forte chaleur',
    cold: 'froid*, frais, fraiche*, temperature la plus basse, temperatures les plus basses, temperatures basses',
    wind: 'vent, vents, vente*, venteu*, vitesse du vent, vent fort, vents forts, vent violent, vents violents',
    cleanAir:
      'air le plus pur, air le plus propre, air pur, air propre, meilleur air, meilleure qualite de l air, moins pollue*',
    dirtyAir:
      'pire air, pire qualite de l air, air le plus pollue, plus pollue*, pollue*, mauvais air, air le plus sale',
    air: 'qualite de l air, iqa, pollution*, l air, respir*',
    humidity: 'humid*',
    rain: 'pluie*, pleut, pleuvoir, pluvieu*, va pleuvoir, pleuvra, orage*, averse*, parapluie, precipitation*, forte pluie, fortes pluies, pluies fortes, pluie forte',
    visibility: 'visibilite, brouillard, brume',
    weather:
      'meteo*, temperature la plus elevee, temperature la plus haute, temperatures les plus elevees, temperature la plus basse, temperatures les plus basses, quel temps, le temps, temps qu il fait, temperature*, donnees climatiques, degres, soleil, ensoleill*, nuage*, nuageu*, beau temps, mauvais temps',
    advice:
      'recommand*, conseil*, conseille*, que faire, precaution*, protege*, que devraient faire, que doivent faire, que faut il faire, que doit on faire',
    trend:
      'tendance*, evolution, historique des releves, derniers jours, semaine derniere, depuis hier, 7 derniers jours, sept derniers jours, cette semaine, depuis une semaine',
    most: 'le plus, la plus, les plus, plus fort*, plus eleve*, meilleur*, pire*, maxim*, record*, classement, plus chaud*, plus froid*, plus pollue*, plus humide*, plus vente*, plus venteu*, plus pluvieu*',
    least: 'le moins, la moins, les moins, minim*, plus faible*, plus bas*',
    where:
      'quelle province, quelles provinces, quelle ville, quelles villes, quel chef lieu, dans quelle*, ou fait il, ou pleut il, ou est, ou y a t il',
    donate:
      'don, dons, donner, donat*, faire un don, portefeuille*, virement*, compte bancaire, envoyer de l argent, soutenir*, verser, contribuer, contribution*',
    volunteer:
      'benevol*, volontaire*, volontariat, vous rejoindre, rejoindre, vous aider, participer, s engager, m engager, emploi*, embauch*, stage, stages, recrut*, travailler avec vous, travailler chez vous, travailler pour vous',
    partner: 'partenaire*, partenariat*, collabor*, sponsor*, mecenat',
    courses: 'cours, formation*, apprend*, lecon*, etudier, enseign*, culture numerique, inscri*',
    impact:
      'impact, resultat*, chiffre*, combien d arbres, combien de personnes, combien de benevoles, arbres plantes, forage*, puits, plante, plantes, realis*',
    contact: 'contact*, telephone*, courriel, email, e mail, adresse*, appeler, joindre, ecrire, bureau*, numero',
    programs:
      'programme*, projet*, activite*, que faites vous, que fait la fondation, que fait nzete, domaines d action, vos actions, votre travail',
    about:
      'fonde*, qui est nzete, nzete, la fondation, cree*, lance*, votre histoire, histoire, votre mission, vos valeurs, a propos',
    reach:
      'ou travaillez vous, travaillez vous a, travaillez vous dans, etes vous presents, intervenez vous, ou intervenez vous, extension, dans quelles provinces travaillez vous, ou etes vous, ou se trouve*, ou est votre*',
    team: 'equipe*, dirige*, dirigeant*, fondateur*, fondatrice*, directeur*, directrice*, qui preside',
    yesterday: 'hier',
    past: 'avant hier, il y a une semaine, il y a un mois, mois dernier, annee derniere, an dernier, l an passe, nuit derniere, en 19*, en 200*, en 201*',
    capital: 'capitale, capitale de, chef lieu, chef lieu de',
    pay: 'payer, payez, paie, paiement*, carte bancaire, carte de credit, carte visa, regler',
    reports:
      'rapport*, rapports mensuels, rapport mensuel, dernier rapport, prochain rapport, combien de rapports, bilan*',
    privacy:
      'donnees personnelles, informations personnelles, mes donnees, mes informations, vie privee, confidentialite, supprimer mes*, supprimez mes*, effacer mes*, effacez mes*, protection des donnees, desabonn*, desinscri*, mon compte, me desabonner',
    newsletter: 'infolettre, lettre d information, abonn*, m abonner',
    speaks: 'parlez vous, parles tu, tu parles, vous parlez, quelles langues, quelle langue',
    source:
      'donnees reelles, vraies donnees, donnees sont elles reelles, donnees sont elles vraies, d ou viennent les donnees, d ou viennent vos donnees, source des donnees, sources des donnees, donnees fiables, donnees sont elles fiables',
    raised: 'combien d argent, argent recolte, argent collecte, fonds leves, budget',
    aside: 'par rapport, air conditionne, energie eolienne, eolienne*',
  },
};
