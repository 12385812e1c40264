import { expect, test } from 'vitest';
import type { Lang } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { analyse, chat } from './support/assistant.ts';
import { readContentFile } from './support/folders.ts';
import { storeClimate } from './support/known-weather.ts';
import { storeWeather } from './support/weather.ts';

/** What the answer has to be: a sentence of `content/assistant/texts.json`. */
type Class =
  | 'danger.flood'
  | 'danger.cholera'
  | 'danger.lightning'
  | 'danger.heat'
  | 'danger.volcano'
  | 'danger.drowning'
  | 'danger.electricity'
  | 'danger.fire'
  | 'danger.landslide'
  | 'danger.medical'
  | 'danger.unsafe'
  | 'danger.unsafeWater'
  | 'danger.drinkingWater'
  | 'noLake'
  | 'noSwimming'
  | 'noForecast'
  | 'noProjection'
  | 'noPast'
  | 'noSum'
  | 'noUsual'
  | 'unknown';

const texts = readContentFile<Record<Class, Record<Lang, string>>>('assistant/texts.json');

/** As visitors type them: without accents, in short forms, with mistakes. */
const questions: Record<Lang, [Class, string][]> = {
  en: [
    ['danger.flood', 'My house is flooded, what should I do?'],
    ['danger.flood', 'there is a flod in kinshasa help'],
    ['danger.flood', 'Is the Congo River rising at Kinshasa?'],
    ['danger.flood', 'water is coming into my house'],
    ['danger.cholera', 'Is there cholera in Goma?'],
    ['danger.cholera', 'my child has diarrhea what can i do'],
    ['danger.lightning', 'lightening is striking near us on the lake'],
    ['danger.lightning', 'thunder and lightning in Bukavu what do we do'],
    ['danger.volcano', 'Is Nyiragongo dangerous today?'],
    ['danger.volcano', 'the vulcano is errupting'],
    ['danger.heat', 'Is it too hot to work outside in Kinshasa this afternoon?'],
    ['danger.heat', 'my mother has heatstroke'],
    ['danger.heat', 'I feel dizzy and stopped sweating in the sun'],
    ['danger.cholera', 'my son vomits after drinking from the well'],
    ['danger.heat', 'Someone fainted in the sun in Kinshasa'],
    ['danger.volcano', 'there is a smell of gas by Lake Kivu'],
    ['noUsual', 'hottest month in Kinshasa'],
    ['noPast', 'weather in Goma 3/3/2020'],
    ['noForecast', 'Will it rain in Bunia on Saturday?'],
    ['noForecast', 'weather goma tommorow'],
    ['noForecast', 'is it going to rain tonight in Matadi'],
    ['noForecast', 'will it rain this week in Kananga?'],
    ['noProjection', 'What will the climate of Kindu be in 2050?'],
    ['noProjection', 'temperature in Kinshasa in 2100'],
    ['noPast', 'What was the temperature in Goma in 1998?'],
    ['noPast', 'rain in Kisangani last month'],
    ['noUsual', 'Is this a dry year in Haut-Katanga?'],
    ['noUsual', 'is it hotter than usual in kisangani'],
    ['noSum', 'How much rain fell in Kananga this week?'],
    ['noSum', 'how many mm of rain fell in Bukavu yesterday'],
    ['danger.fire', 'my house burns'],
    ['danger.landslide', 'landslide in Bukavu, what do we do'],
    ['danger.drowning', 'someone fell into the river'],
    ['danger.electricity', 'a power line fell in the street'],
    ['danger.unsafeWater', 'the water smells of petrol'],
    ['danger.medical', 'a snake bit my son'],
    ['danger.unsafe', 'I am lost in the forest'],
    ['danger.flood', 'I’m stuck on my roof with water all around'],
    ['danger.lightning', 'Is it safe to go outside during a storm?'],
    ['danger.heat', 'Is it safe to go out in this heat?'],
    ['danger.heat', 'heat wave in Kinshasa'],
    ['unknown', 'Is it safe to go out now in Kinshasa?'],
    ['unknown', 'Can I go fishing on the lake now?'],
    ['unknown', 'Can I run outside in Kinshasa?'],
    ['unknown', 'can my children play outside'],
    ['unknown', 'Is Goma safe?'],
    ['unknown', 'is it too windy to go fishing on the lake'],
    ['noForecast', 'Is it safe to travel to Goma tomorrow?'],
    ['danger.drinkingWater', 'May I drink the water of the well?'],
    ['danger.drinkingWater', 'Can one drink the water of the river?'],
    ['noLake', 'What is the level of Lake Kivu?'],
    ['noLake', 'What is the temperature of Lake Kivu?'],
    ['noLake', 'How warm is Lake Tanganyika?'],
    ['noSwimming', 'Is it safe to swim in Lake Kivu?'],
    ['danger.drowning', 'my son went to swim in the lake and is drowning'],
  ],
  fr: [
    ['danger.flood', 'Ma maison est inondée, que faire ?'],
    ['danger.flood', 'innondation a kinshasa kel conseil'],
    ['danger.flood', 'Le fleuve va-t-il déborder à Mbandaka ?'],
    ['danger.flood', 'l’eau monte dans mon quartier'],
    ['danger.cholera', 'Y a-t-il le choléra à Goma ?'],
    ['danger.cholera', 'mon enfant a la diarrhee'],
    ['danger.lightning', 'la foudre tombe a coté de chez nous'],
    ['danger.lightning', 'tonnerre et eclairs sur le lac, je suis en pirogue'],
    ['danger.volcano', 'Le Nyiragongo est-il dangereux aujourd’hui ?'],
    ['danger.volcano', 'le volcan crache de la lave'],
    ['danger.heat', 'Il fait trop chaud pour travailler à Kinshasa ?'],
    ['danger.heat', 'mon pere a un coup de chaleur'],
    ['danger.heat', 'ma grand-mère ne transpire plus, il fait 35 degrés'],
    ['danger.cholera', 'Ma fille a bu l’eau de la rivière et vomit sans arrêt'],
    ['danger.lightning', 'l’orage arrive sur Goma, que faire'],
    ['danger.volcano', 'on sent une odeur de gaz au bord du lac Kivu'],
    ['noUsual', 'pluie en saison sèche à Kolwezi'],
    ['noForecast', 'pluie à Goma au réveillon'],
    ['noForecast', 'Est-ce qu’il va pleuvoir demain à Kinshasa ?'],
    ['noForecast', 'meteo lubumbashi ce soir'],
    ['noForecast', 'quel temps fera til a goma samedi'],
    ['noProjection', 'Fera-t-il plus chaud en 2050 à Mbuji-Mayi ?'],
    ['noProjection', 'la temperature a kindu dans 20 ans'],
    ['noPast', 'Quelle était la température à Goma en 1985 ?'],
    ['noPast', 'meteo de kananga le mois dernier'],
    ['noUsual', 'Fait-il plus chaud que d’habitude à Kisangani ?'],
    ['noUsual', 'la temperature a bukavu est elle normale'],
    ['noSum', 'Combien de millimètres hier à Matadi ?'],
    ['noSum', 'combien de pluie est tombee a goma cette semaine'],
    ['danger.fire', 'le feu dans la forêt'],
    ['danger.landslide', 'éboulement'],
    ['danger.drowning', 'noyade'],
    ['danger.electricity', 'il a été électrocuté'],
    ['danger.unsafeWater', 'l’eau sent l’essence'],
    ['danger.medical', 'il ne respire plus'],
    ['danger.unsafe', 'mon mari me bat'],
    ['danger.flood', 'je suis coincé sur le toit, de l’eau tout autour'],
    ['danger.lightning', 'peut-on sortir pendant une tempête ?'],
    ['danger.heat', 'canicule'],
    ['unknown', 'Est-il dangereux de sortir maintenant à Kinshasa ?'],
    ['unknown', 'Puis-je aller pêcher sur le lac ?'],
    ['unknown', 'Est-ce que je peux courir dehors à Kinshasa ?'],
    ['unknown', 'est-ce sûr de voyager à Goma'],
    ['unknown', 'y a-t-il du danger à sortir ?'],
    ['danger.drinkingWater', 'Peut-on boire l’eau du puits ?'],
    ['danger.drinkingWater', 'Puis-je boire l’eau de la rivière ?'],
    ['noLake', 'Quel est le niveau du lac Kivu ?'],
    ['noLake', 'Quelle est la température du lac Kivu ?'],
    ['noSwimming', 'Peut-on nager dans le lac Kivu ?'],
    ['noSwimming', 'Est-ce dangereux de se baigner dans le lac Kivu ?'],
  ],
  ln: [
    ['danger.flood', 'Ndako na ngai etondi na mai, nasala nini?'],
    ['danger.flood', 'Ebale ekotonda na Kinshasa?'],
    ['danger.flood', 'mpela eyei na quartier na biso'],
    ['danger.flood', 'mai ezali kokota na ndako'],
    ['danger.cholera', 'Kolera ezali na Goma?'],
    ['danger.cholera', 'Mwana na ngai azali na pulupulu'],
    ['danger.lightning', 'Nkake ezali kobeta na Bukavu, nasala nini?'],
    ['danger.lightning', 'nkake na ebale, tozali na bwato'],
    ['danger.volcano', 'Nyiragongo ezali likama lelo?'],
    ['danger.volcano', 'ngomba ya moto ezali kobimisa lave'],
    ['danger.heat', 'Molunge eleki makasi na Kinshasa, tosala nini?'],
    ['danger.heat', 'Moto makasi, nazali kolemba mpe nazali kotoka te'],
    ['danger.cholera', 'Mai ya mbindo ebomi bato'],
    ['danger.heat', 'Moi makasi, moto akwei'],
    ['noUsual', 'mbula na Goma na eleko ya mbula'],
    ['noPast', 'mikolo misato liboso, mbula ebetaki na Kindu?'],
    ['noForecast', 'Mbula na Matadi lelo na butu?'],
    ['noForecast', 'Lobi mbula ekobeta na Mbandaka?'],
    ['noForecast', 'mbula ekonoka na mpokwa na Goma?'],
    ['noForecast', 'Mopepe makasi ekoya na Kalemie?'],
    ['noProjection', 'Molunge ya Kinshasa ekozala boni na 2050?'],
    ['noProjection', 'climat ya Goma na mibu ekoya'],
    ['noPast', 'Molunge ezalaki boni na Goma na 1990?'],
    ['noPast', 'mbula ya sanza eleki na Bukavu'],
    ['noUsual', 'Molunge ya Kisangani eleki ndenge emesani?'],
    ['noSum', 'Mbula boni ebetaki lobi eleki na Matadi?'],
    ['noSum', 'mbula boni ebeti sanza oyo na Kananga'],
    ['danger.fire', 'moto na ndako'],
    ['danger.landslide', 'mabele ezali kokwea'],
    ['danger.drowning', 'kozinda'],
    ['danger.electricity', 'nsinga ya courant ekwei na nzela'],
    ['danger.unsafeWater', 'mai ezali na solo ya essence'],
    ['danger.medical', 'nyoka eswi mwana na ngai'],
    ['danger.unsafe', 'nabungi nzela na zamba'],
    ['danger.flood', 'nakangami na likolo ya ndako, mai bipai nyonso'],
    ['danger.heat', 'mbonge ya molunge'],
    ['unknown', 'Nakoki kobima na Kinshasa sikoyo?'],
    ['unknown', 'Nakoki kokende koloba mbisi na laki?'],
    ['unknown', 'Ezali likama kobima sikoyo na Kinshasa?'],
    ['danger.drinkingWater', 'Nakoki komela mai ya puits?'],
    ['danger.drinkingWater', 'Nakoki komela mai ya ebale?'],
    ['noLake', 'Laki Kivu ezali na molunge boni?'],
    ['noLake', 'Niveau ya laki Kivu ezali boni?'],
    ['noSwimming', 'Nakoki kobeta mai na laki Kivu?'],
  ],
  sw: [
    ['danger.flood', 'Nyumba yangu imefurika, nifanye nini?'],
    ['danger.flood', 'mafuliko kinshasa msaada'],
    ['danger.flood', 'Ziwa Tanganyika linapanda Kalemie?'],
    ['danger.flood', 'maji yanaingia nyumbani'],
    ['danger.cholera', 'Kuna kipindupindu Goma?'],
    ['danger.cholera', 'mtoto wangu anaharisha'],
    ['danger.lightning', 'Radi inapiga Bukavu, tufanye nini?'],
    ['danger.lightning', 'ngurumo na radi ziwani'],
    ['danger.volcano', 'Nyiragongo ni hatari leo?'],
    ['danger.volcano', 'volikano imelipuka'],
    ['danger.heat', 'Kuna joto kali Kinshasa, watoto wafanye nini?'],
    ['danger.heat', 'Joto kali, sitoki jasho nahisi kizunguzungu'],
    ['danger.cholera', 'Mtoto anatapika tangu jana'],
    ['danger.heat', 'baba amezimia kwa sababu ya joto'],
    ['noUsual', 'mvua Goma msimu wa mvua'],
    ['noForecast', 'Leo usiku mvua Matadi?'],
    ['noForecast', 'Mvua itanyesha kesho Lubumbashi?'],
    ['noForecast', 'hali ya hewa goma jumamosi'],
    ['noForecast', 'Usiku huu mvua itanyesha Bunia?'],
    ['noProjection', 'Joto la Kinshasa litakuwa kiasi gani mwaka 2050?'],
    ['noProjection', 'hali ya hewa ya Goma miaka 20 ijayo'],
    ['noPast', 'Joto lilikuwa kiasi gani Goma mwaka 1995?'],
    ['noPast', 'mvua ya mwezi uliopita Bukavu'],
    ['noUsual', 'Kuna joto kuliko kawaida Kisangani?'],
    ['noSum', 'Mvua kiasi gani imenyesha mwezi huu Kalemie?'],
    ['noSum', 'mvua ngapi ilinyesha jana Matadi'],
    ['danger.fire', 'moto nyumbani'],
    ['danger.landslide', 'maporomoko'],
    ['danger.drowning', 'kuzama'],
    ['danger.electricity', 'waya wa umeme umeanguka'],
    ['danger.unsafeWater', 'maji yenye sumu'],
    ['danger.medical', 'ameumwa na nyoka'],
    ['danger.unsafe', 'nimepotea msituni'],
    ['danger.flood', 'nimekwama juu ya paa, maji pande zote'],
    ['danger.heat', 'wimbi la joto'],
    ['unknown', 'Naweza kutoka nje sasa Kinshasa?'],
    ['unknown', 'Naweza kwenda kuvua samaki ziwani sasa?'],
    ['unknown', 'Je, ni hatari kutoka nje sasa Kinshasa?'],
    ['danger.drinkingWater', 'Naweza kunywa maji ya kisima?'],
    ['danger.drinkingWater', 'Je, maji ya mto ni salama kunywa?'],
    ['noLake', 'Kiwango cha ziwa Kivu ni kipi?'],
    ['noLake', 'Joto la ziwa Kivu ni ngapi?'],
    ['noSwimming', 'Ni salama kuogelea ziwa Kivu?'],
  ],
};

test.each(Object.entries(questions))(
  '[CHAT-04, CHAT-05, CHAT-06] a danger gets what to do first, and no question of another time or of a lake gets the present (%s)',
  async (lang, rows) => {
    expect(rows.length).toBeGreaterThan(15);
    const app = await startApp();
    await storeClimate(app);
    for (const [kind, question] of rows) {
      const { response } = (await chat(app, question, { lang })).json();
      expect.soft(response, question).toBe(texts[kind][lang as Lang]);
    }
  },
);

test('[CHAT-04] the other questions about the same subjects still get their answers', async () => {
  const app = await startApp();
  await storeClimate(app);
  const ask = async (question: string): Promise<string> => (await chat(app, question)).json().response;
  expect(await ask('Why does Kinshasa flood every rainy season?')).toContain('A city floods when');
  expect(await ask('What should I do before a flood?')).toContain('Before the rains');
  expect(await ask('What is the weather in Goma?')).toContain('21.2 °C');
  expect(await ask('Which province is the hottest?')).toContain('33.6 °C');
  expect(await ask('How hot was it in Kinshasa yesterday?')).toContain('no record of Kinshasa');
});

test('[PORTAL-08, PORTAL-09, PORTAL-10] at night, in a possible storm, in hazardous air it says so, in the time of the place', async () => {
  const app = await startApp();
  await storeWeather(app, new Date(), { weather_code: 95, precipitation: 0, air_quality: 320 });
  const ask = async (question: string): Promise<string> => (await chat(app, question)).json().response;
  const goma = await ask('Is it raining in Goma?');
  expect(goma).toContain('No, the record shows no rain in Goma');
  expect(goma).toContain('storm possible');
  expect(goma).toContain('(Lubumbashi time)');
  expect(goma).toContain('320 (Hazardous)');
  await storeWeather(app, new Date(), { weather_code: 0, is_day: 0, air_quality: 250 });
  const matadi = await ask('What is the weather in Matadi?');
  expect(matadi).toContain('clear night');
  expect(matadi).toContain('250 (Very unhealthy)');
  expect(matadi).toContain('(Kinshasa time)');
});

test('[CHAT-04, CHAT-05] a report about a danger or another time has no present values either', async () => {
  const app = await startApp();
  await storeClimate(app);
  for (const [kind, question] of questions.en) {
    const { analysis } = (await analyse(app, question)).json();
    expect.soft(analysis, question).toBe(texts[kind].en);
  }
});
