import { describe, expect, test } from 'vitest';
import { dangerOf, readIntent } from '../src/assistant/intent.ts';
import { type Danger, dangers } from '../src/content/resources/assistant-words.ts';
import { shippedVocabulary } from './support/assistant.ts';

const dangerIn = (question: string) => dangerOf(readIntent(question, shippedVocabulary));

/** Words that mean a danger only together, and questions with some of them that ask for something else. */
const signs: Partial<Record<Danger, { danger: string[]; ordinary: string[] }>> = {
  drinkingWater: {
    danger: [
      'can we drink from the lake in Goma',
      'can my children drink the borehole water',
      'is tap water drinkable in Kinshasa',
      'is the well water safe to drink',
      'l’eau du robinet est-elle potable ?',
      'peut-on boire l’eau du puits',
      'peut-on boire l’eau du lac',
      'est-ce que je peux boire l’eau de la rivière',
      'on peut boire l’eau du forage ?',
      'l’eau de la source est bonne à boire ?',
      'tokoki komela mai ya libulu',
      'mai ya ebale ezali malamu mpo na komela?',
      'je, naweza kunywa maji ya kisima?',
      'maji ya ziwa ni salama kunywa?',
      'maji ya bomba yanafaa kunywa?',
      'l’eau du lac est-elle buvable',
      'est-ce dangereux de boire l’eau de la pompe',
    ],
    ordinary: [
      'How can I make well water safe to drink?',
      'Comment rendre l’eau du puits potable ?',
      'avez-vous des projets d’eau potable',
      'peut-on boire l’eau de pluie ?',
      'can I drink coffee at your office',
      'should I drink water in this weather',
      'how much water should we drink',
      'jinsi ya kusafisha maji ya kisima kwa kunywa',
      'ndenge nini kopetola mai ya libulu mpo na komela',
    ],
  },
  landslide: {
    danger: [
      'the hill above our house has cracks',
      'the slope is cracking',
      'trees are leaning on the hillside after the rain',
      'a crack in the hill is getting wider',
      'des fissures dans la colline',
      'le sol se fend derrière la maison',
      'il y a des fissures sur la pente au-dessus de l’école',
      'la colline se fissure',
      'une crevasse s’est ouverte dans la parcelle',
      'la colline craque et les arbres penchent',
      'ngomba ezopasuka nsima ya ndako',
      'mabele efungwami na nsima ya ndako na biso',
      'kilima kina nyufa nyuma ya nyumba',
      'udongo unapasuka karibu na nyumba',
      'mlima umepasuka juu ya shule',
      'mud is sliding down towards us',
      'notre route s’est fendue en deux',
    ],
    ordinary: [
      'what is a landslide',
      'which hills does Goma have',
      'crack the code of climate change',
      'pourquoi le sol se fissure-t-il en saison sèche ?',
      'les arbres de la colline',
      'kupanda miti mlimani',
      'mabele ya ngomba ezali malamu?',
    ],
  },
  fire: {
    danger: [
      'Fire!',
      'fire help',
      'there is a fire in Goma',
      'smoke is filling the room',
      'Feu !',
      'il y a du feu à Goma',
      'la fumée remplit la chambre',
      'gas bottle leaking in my kitchen',
      'odeur de gaz dans la cuisine',
      'duka linaungua moto',
    ],
    ordinary: [
      'fire is useful for cooking',
      'what wood makes a good fire',
      'le feu de bois pour la cuisine',
      'couvre-feu à Goma',
      'who started the fire campaign',
    ],
  },
  lightning: {
    danger: [
      'hail and strong wind are destroying roofs',
      'the wind tore the roof off our school',
      'des grêlons et un vent très fort arrachent les toits',
      'le vent a emporté notre toit',
      'mopepe makasi ezali kolongola bansamba ya bandako',
      'upepo mkali unang’oa mapaa',
      'upepo umeezua paa la shule',
    ],
    ordinary: ['how strong is the wind in Goma', 'Le vent à Goma ?', 'why do winds destroy roofs'],
  },
  drowning: {
    danger: [
      'our boat is taking on water',
      'they pulled a boy from the river',
      'la pirogue prend l’eau',
      'un garçon a disparu dans le fleuve',
      'mwana amemami na mai',
      'mtumbwi unaingiza maji',
    ],
    ordinary: ['how much water does a boat need', 'les poissons ont disparu du lac, pourquoi ?'],
  },
  flood: {
    danger: [
      'the road is covered by water and my car is stuck',
      'the dam broke',
      'la digue a cédé',
      'l’eau arrive à la porte',
      'mai ekomi na porte',
      'bwawa limepasuka',
    ],
    ordinary: ['how does a dam work', 'quand l’eau arrive-t-elle au robinet'],
  },
  electricity: {
    danger: ['a cable is hanging over the puddle', 'un câble pend au-dessus de la rue', 'waya unaning’inia barabarani'],
    ordinary: ['how long is the cable'],
  },
  medical: {
    danger: [
      'how do I do CPR',
      'comment faire un massage cardiaque',
      'my sister does not respond',
      'mon frère ne réagit plus',
    ],
    ordinary: ['your office does not answer the phone', 'personne ne répond à mes mails'],
  },
  heat: {
    danger: ['it is 40 degrees and my father does not answer', 'j’ai la tête qui tourne au soleil'],
    ordinary: ['it is 30 degrees and my father answers', 'le soleil à Goma'],
  },
  volcano: {
    danger: ['ash is falling on Goma', 'des cendres tombent sur Goma'],
    ordinary: ['ash for the garden', 'cendres pour le jardin'],
  },
};

describe.each(dangers.filter((danger) => signs[danger]))('the signs of %s', (danger) => {
  test.each(signs[danger]?.danger ?? [])('[CHAT-04] are answered with what to do: %s', (question) => {
    expect(dangerIn(question)).toBe(danger);
  });

  test.each(signs[danger]?.ordinary ?? [])('[CHAT-04] are not in an ordinary question: %s', (question) => {
    expect(dangerIn(question)).toBeUndefined();
  });
});
