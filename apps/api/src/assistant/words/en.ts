import type { Words } from './words.ts';

/** English. */
export const en: Words = {
  small:
    'the is am are was were what how where when which who whom why do does did can could would should will shall you your yours i my me we our us it its this that these those there of in at for with from by and or not be been has have had about please tell give show say now today much many some any like want need know find make work works working live lives help lot people thing things come comes go goes happen happens happened use free online available offer offers offered right current currently latest last outside general celsius fahrenheit moment night noon home going go visit see read really very just if then too also between everything anything something part there time times day days hour date province provinces city cities town towns country place places capitals long all average mean update updates news info information details status pls plz',
  shared: 'ok okay a an on as so no to dr drc rdc congo kongo',
  own: 'forest tree trees water animals wildlife minerals children school village young volcano climate flood floods drought elephant elephants',
  forms: /(?:ing|ings|ed|ly|ness|ght|ould|ful|ish|ery)$/u,
  topics: {
    greeting: 'hello, hi, hey, good morning, good afternoon, good evening, greetings',
    thanks: 'thanks, thanks a lot, many thanks, thank you so much, thank you very much, thank you, thank u, cheers',
    identity:
      'who are you, what are you, are you a, are you an, are you ai, are you real, are you human, language model, what model, which model, your name, who made you, what can you do, how do you work, system prompt, your prompt, your instructions, your rules, previous instructions',
    forecast:
      'tomorrow, next week*, next month*, next year*, forecast*, predict*, will it, will it rain, will there, will be, going to rain, going to be, in the future, coming days, coming week*, coming month*, by 2030, by 2050, in 203*, in 204*, in 205*, monday, tuesday, wednesday, thursday, friday, saturday, sunday',
    alerts: 'alert*, warning*, danger, dangers, dangerous, hazard*, emergency',
    compare: 'compare*, comparison, versus, vs, difference, or, and, between, than',
    population:
      'population, inhabitants, how many people live, people live, how many inhabitants, how many people are there',
    heat: 'hot, hotter, hottest, warm, warmer, warmest, heat*, highest temperature*, heat wave*',
    cold: 'cold, colder, coldest, cool, cooler, coolest, chilly, lowest temperature*',
    wind: 'wind, winds, windy, windier, windiest, wind speed*, breez*, strong wind*',
    cleanAir:
      'best air, best air quality, cleanest air, cleaner air, clean air, freshest air, purest air, least polluted',
    dirtyAir:
      'worst air, worst air quality, dirtiest air, dirty air, bad air, most polluted, polluted, worst pollution',
    air: 'air quality, aqi, pollution, smog, air, breathe, breathing',
    humidity: 'humid*, most humid, damp*',
    rain: 'rain, rains, will it rain, raining, rainy, rainiest, rainfall, wettest, wet, storm*, umbrella, heavy rain*',
    visibility: 'visibility, fog*, mist*, clearest',
    weather:
      'weather, temperature*, climate record*, climate data, degrees, sunny, cloud*, conditions, forecast*, nice weather, good weather, bad weather, weather map',
    advice: 'recommend*, advice, advise, should people, should we, what to do, precaution*, protect*',
    trend:
      'trend*, record history, past days, last days, last week, over time, evolution, since yesterday, last 7 days, past 7 days, last seven days, past week, this week',
    most: 'most, highest, hottest, warmest, coldest, coolest, windiest, rainiest, wettest, strongest, best, worst, maximum, top, rank*, cleanest, dirtiest, driest, foggiest, clearest, maximal',
    least: 'least, lowest, minimum, driest, calmest, least windy, least humid',
    where: 'where, which province*, which city, which cities, which capital*, what province*, which town*',
    donate:
      'donat*, give money, giving money, gift*, wallet*, donation, donations, bank transfer, bank account*, send money, support you, contribute money, fund you, want to give, like to give',
    volunteer:
      'volunteer*, join you, help you, get involved, take part, work with you, opportunit*, job, jobs, work for you, vacanc*, hiring, hire me, internship*, intern',
    partner: 'partner*, collaborat*, sponsor*, work together',
    courses:
      'course*, class, classes, lesson*, training*, learn*, study, teach*, curriculum, enroll*, digital literacy',
    impact:
      'impact, results, figures, achiev*, how many trees, how many people, how many volunteers, trees planted, planted, people reached, how many projects, how many boreholes, borehole*, boreholes drilled, statistics',
    contact:
      'contact*, phone*, telephone, email, e mail, mail you, address, call you, reach you, write to you, office, your office, an office',
    programs:
      'program*, programme*, project*, activities, what do you do, what does the foundation do, what does nzete do, focus areas, what are you working on, your work, rain forest*, rainforest*',
    about:
      'founded, who is nzete, what is nzete, what is the foundation, the foundation, nzete, launched, your story, your history, your mission, your values, about you, who runs',
    reach:
      'where do you work, do you work in, are you in, are you active in, which provinces do you, do you operate, expand*, expansion, where are you',
    team: 'team, leaders, leadership, founder*, director*, staff, who leads',
    yesterday: 'yesterday',
    past: 'days ago, weeks ago, months ago, years ago, day before yesterday, last month, last year, last night, in 19*, in 200*, in 201*',
    capital: 'capital of, the capital, capital city, chief town',
    pay: 'pay, paying, payment*, credit card*, debit card*, bank card*, cash',
    reports: 'report*, monthly report*, next report, last report, newest report, how many reports',
    privacy:
      'privacy, personal data, personal information, my data, my information, my details, delete my*, erase my*, remove my*, data protection, forget me, unsubscribe*, my account, delete me',
    newsletter: 'subscribe*, subscription*, mailing list, updates by email',
    speaks: 'do you speak, can you speak, you speak, which languages, what languages, which language, what language',
    source:
      'data real, real data, numbers real, figures real, records real, data come from, data source*, source of the data, source of this data, data reliable, reliable data',
    raised: 'how much money, money did you raise, money have you raised, funds raised, your budget, budget',
    aside: 'air conditioning, air conditioner*, wind energy, wind power, wind turbine*, wind farm*',
  },
};
