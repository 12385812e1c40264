import type { Words } from './words.ts';

/** English. */
export const en: Words = {
  small:
    'the is are was were what how where when which who whom why do does did can could would should will shall you your yours i my me we our us it its this that these those there of in at for with from by and or not be been has have had about please tell give show say now today much many some any like want need know find get make work works working live lives help lot people thing things come comes go goes happen happens happened use',
  shared: 'a an on as so no to dr drc rdc congo kongo',
  own: 'forest tree trees water animals wildlife minerals children school village young',
  topics: {
    greeting: 'hello, hi, hey, good morning, good afternoon, good evening, greetings',
    thanks: 'thanks, thanks a lot, many thanks, thank you so much, thank you very much, thank you, thank u, cheers',
    identity:
      'who are you, what are you, are you a*, are you real, are you human, chatgpt, gpt*, language model, llm, chatbot, your name, who made you, what can you do, how do you work, system prompt, your prompt, your instructions, your rules, previous instructions',
    forecast:
      'tomorrow, next week*, next month*, next year*, forecast*, predict*, will it, will there, will be, going to, in the future, coming days, coming week*, coming month*, by 2030, by 2050, in 2030, in 2050',
    alerts: 'alert*, warning*, danger*, hazard*, emergency',
    compare: 'compare*, comparison, versus, vs, difference, or, and, between, than',
    population: 'population, inhabitants, how many people live, people live',
    heat: 'hot, hotter, hottest, warm, warmer, warmest, heat*, highest temperature*',
    cold: 'cold, colder, coldest, cool, cooler, coolest, chilly, lowest temperature*',
    wind: 'wind, winds, windy, windier, windiest, wind speed*, breez*',
    cleanAir:
      'best air, best air quality, cleanest air, cleaner air, clean air, freshest air, purest air, least polluted',
    dirtyAir:
      'worst air, worst air quality, dirtiest air, dirty air, bad air, most polluted, polluted, worst pollution',
    air: 'air quality, aqi, pollution, smog, air, breathe, breathing',
    humidity: 'humid*, most humid, damp*',
    rain: 'rain, rains, raining, rainy, rainiest, rainfall, wettest, wet, storm*, umbrella',
    visibility: 'visibility, fog*, mist*',
    weather: 'weather, temperature*, climate record*, climate data, degrees, sunny, cloud*, conditions, forecast*',
    advice: 'recommend*, advice, advise, should people, should we, what to do, precaution*, protect*',
    trend: 'trend*, history, past days, last days, last week, over time, evolution, since yesterday',
    most: 'most, highest, hottest, warmest, coldest, coolest, windiest, rainiest, wettest, strongest, best, worst, maximum, top, rank*, cleanest, dirtiest, driest, foggiest',
    least: 'least, lowest, minimum, driest, calmest, least windy, least humid',
    where: 'where, which province*, which city, which cities, which capital*, what province*, which town*',
    donate:
      'donat*, give money, giving money, gift*, wallet*, crypto*, bitcoin, ethereum, paypal, bank transfer, bank account*, send money, support you, contribute money, fund you',
    volunteer: 'volunteer*, join you, help you, get involved, take part, work with you, opportunit*',
    partner: 'partner*, collaborat*, sponsor*, work together, kyc',
    courses:
      'course*, class, classes, lesson*, training*, learn*, study, teach*, curriculum, enroll*, digital literacy',
    impact:
      'impact, report*, monthly report*, results, figures, achiev*, how many trees, how many people, how many volunteers, trees planted, trees have, planted, borehole*, boreholes drilled, statistics',
    contact: 'contact*, phone*, telephone, email, e mail, mail you, address, call you, reach you, write to you, office',
    programs:
      'program*, programme*, project*, activities, what do you do, what does the foundation do, what does nzete do, focus areas, what are you working on, your work',
    about:
      'founded, who is nzete, what is nzete, what is the foundation, the foundation, nzete, launched, your story, your history, your mission, your values, about you, who runs',
    reach:
      'where do you work, do you work in, are you in, are you active in, which provinces do you, do you operate, expand*, expansion, where are you',
    team: 'team, leaders, leadership, founder*, director*, staff, who leads',
  },
};
