import type { Messages } from './messages.ts';

const plural = (count: number, one: string, more: string) => (count === 1 ? one : more);

/** English. */
export const en: Messages = {
  pages: {
    '/': 'Home',
    '/donate': 'Donate',
    '/our-story': 'Our story',
    '/partnerships': 'Partnerships',
    '/privacy-policy': 'Privacy policy',
    '/reports': 'Monthly reports',
    '/team': 'Our team',
  },
  greeting:
    'Hello. I am the assistant of the Nzete Foundation: a program that looks up the climate records of the 26 provinces and the pages of this site, not a language model. Ask me, for example: "What is the weather in Goma?", "Which province is hottest?" or "How can I donate?"',
  thanks: 'You are welcome. Ask again whenever you like.',
  identity:
    'I am a program, not a person and not a language model. I look up the climate records of the 26 provinces and passages of this site, and I quote them with their sources. I keep nothing of what you write. When I find nothing, I say so.',
  speaks: 'I read and write English, French, Lingala and Kiswahili, and answer in the language of the question.',
  unknown:
    'I don’t know. I only find climate records of the 26 provinces and what is on this site. Ask about the weather, the air or alerts in a province, or about our programmes, donations, volunteering, courses or reports.',
  modelAway:
    'The language model does not answer at the moment. This is what a search in our climate records and pages finds:',
  found: 'Our site says:',

  conditions: { sunny: 'sunny', 'partly cloudy': 'partly cloudy', cloudy: 'cloudy', rain: 'rain', snow: 'snow' },
  airBands: ['Good', 'Moderate', 'Unhealthy for Sensitive', 'Unhealthy'],
  measures: {
    temperature: (value) => `${value} °C`,
    humidity: (value) => `humidity ${value}%`,
    windSpeed: (value) => `wind ${value} km/h`,
    visibility: (value) => `visibility ${value} km`,
    airQuality: (value) => `air quality index ${value}`,
    precipitation: (value) => `rain ${value} mm/h`,
  },
  recordedAt: (time) => `Records of ${time}.`,
  source:
    'The records come from Open-Meteo (weather, and air quality of CAMS) and are fetched every ten minutes for the capitals of the 26 provinces. They are worked out by models, not measured on the spot.',
  stored: 'These are the last records stored: newer ones could not be fetched.',
  sample: 'These are sample records of what is usual in this month, not of today.',
  noValue: 'There is no reading at the moment.',
  placeNotes: {
    elsewhere: 'One of the places named is not among the 26 provinces and their capitals: I have no record of it.',
    town: 'Of a town that is not a provincial capital I have no record: the capital of its province is given instead.',
  },

  rankings: {
    hottest: 'Hottest provincial capitals:',
    coldest: 'Coldest provincial capitals:',
    windiest: 'Provincial capitals with the strongest wind:',
    calmest: 'Provincial capitals with the least wind:',
    cleanest: 'Provincial capitals with the best air:',
    dirtiest: 'Provincial capitals with the worst air:',
    dampest: 'Most humid provincial capitals:',
    driest: 'Least humid provincial capitals:',
    wettest: 'Provincial capitals with the most rain:',
    clearest: 'Provincial capitals with the best visibility:',
    haziest: 'Provincial capitals with the lowest visibility:',
  },
  ties: (count) => `${count} more ${plural(count, 'place has', 'places have')} the same value as the last one.`,
  raining: (count, places) => `It is raining in ${count} of the 26 provincial capitals: ${places}.`,
  dry: 'No record shows rain in any of the 26 provincial capitals.',
  noReading: (count) => `${count} of the 26 provincial capitals ${plural(count, 'has', 'have')} no reading for that.`,
  rainHere: (place) => `Yes, the record shows rain in ${place}.`,
  dryHere: (place) => `No, the record shows no rain in ${place}.`,
  warmer: (warmer, cooler, difference) => `${warmer} is ${difference} °C warmer than ${cooler}.`,
  sameWarmth: (one, other) => `${one} and ${other} have the same temperature.`,
  overview: ({ count, mean, hottest, coldest }) =>
    `Mean of ${count} provincial capitals: ${mean} °C. Hottest: ${hottest.place}, ${hottest.value} °C. Coldest: ${coldest.place}, ${coldest.value} °C.`,
  worstAir: ({ place, value }) => `Worst air: ${place}, ${value}.`,
  capital: (place, capital) => `The capital of ${place} is ${capital}.`,
  population: (place, millions) => `${place}: ${millions} million inhabitants (estimate for 2019).`,
  noForecast: 'I make no forecasts: I only have records up to now. The newest ones are these.',
  whichPlace:
    'Which place do you mean? Name a province or its capital, for example: "What was the temperature in Goma yesterday?"',
  day: ({ place, day, mean, lowest, highest, count }) =>
    `${place}, ${day}: on average ${mean}, lowest ${lowest}, highest ${highest} (${count} records).`,
  noDay: (place, day) => `I have no record of ${place} on ${day}.`,
  noPast:
    'I have no record of that time: I answer for yesterday, for the last seven days (ask for the trend in a place) and for now.',
  alerts: (count) => `${count} ${plural(count, 'alert follows', 'alerts follow')} from the newest records:`,
  more: (count) => `${count} more ${plural(count, 'is', 'are')} not listed here.`,
  noAlerts: 'No alert follows from the newest records.',

  donate: (ways, page) =>
    `${ways && `You can give in these ways: ${ways}. `}All details are on the ${page} page; copy them only from there, and trust no address that somebody sends you.`,
  volunteer: (page) =>
    `We are looking for field data collectors (Kinshasa and surrounding areas), financial education trainers (remote and on-site) and reforestation coordinators (several places). Some roles need a background check. Apply with the form on the ${page} page.`,
  partner: (count, page) =>
    `Partners: ${count}. There are five kinds of partnership: implementation, funding, technology, community and research. Apply on the ${page} page; we answer within 5 business days. Where an identity check (KYC) is needed, it takes 3-5 business days.`,
  courses: (parts, page) =>
    `All courses are free. The curriculum: ${parts}. You can look through the catalogue and register the courses you choose on the ${page} page.`,
  coursesFound: (titles) => `In the catalogue, for example: ${titles}.`,
  noCourse: 'I found no course in the catalogue by these words.',
  contact: ({ email, phones, address }) => `E-mail: ${email}. Telephone: ${phones}. Address: ${address}.`,
  programs: (names) => `The foundation works on: ${names}.`,
  impact: ({ trees, people, projects, volunteers, boreholes, reports }) =>
    `So far: ${trees}+ trees planted, ${people}+ people reached, ${projects} projects completed, ${volunteers}+ active volunteers, ${boreholes} ${plural(Number(boreholes), 'borehole', 'boreholes')} completed, ${reports} monthly reports published. The reports give the details.`,
  reports: ({ published, newest, inProgress, page }) =>
    `${published} monthly ${plural(published, 'report is', 'reports are')} published, one for each month; the newest is “${newest}”. In progress: ${inProgress}. They can be read and downloaded on the ${page} page.`,
  raised: (page) =>
    `I have no figure for that. What was raised and what it paid for is in the updates on the ${page} page and in the monthly reports.`,
  newsletter: 'Write your e-mail address in the newsletter box at the bottom of the pages and press the button.',
  privacy: (email, page) =>
    `I keep nothing of what you write to me. The foundation keeps what you send it with a form, and deletes it when you ask, except identity checks (KYC), which it must keep for seven years: write to ${email}. What is kept, and for how long, is on the ${page} page.`,
  about:
    'The Nzete Foundation is led by young people. Its work dates from 2020 and it was launched in 2021, with land and a borehole for clean water in Nsele, near Kinshasa. It works on climate, water, wildlife, communities, digital skills and responsible minerals.',
  reach:
    'We work in Nsele, near Kinshasa. We plan to go on to five provinces: Kongo-Central (Matadi), Haut-Katanga (Lubumbashi), Bas-Uélé (Buta), Nord-Kivu (Goma) and Kasaï (Mbuji-Mayi).',
  team: (page) => `The people who lead the foundation are on the ${page} page, with their roles.`,

  analysisTitles: {
    trend: 'Trend of the last days',
    prediction: 'What the records say today',
    recommendation: 'Recommendations from the records',
    alert: 'Climate alerts',
    analysis: 'Climate analysis',
    other: 'Findings on this site',
  },
  advice: {
    heat: (places) => `Heat of 32 °C or more in ${places}: drink water often and work outdoors in the morning.`,
    air: (places) =>
      `Air quality index above 100 in ${places}: children, older people and people with asthma should stay out of smoke and traffic.`,
    rain: (places) => `Rain in ${places}: keep away from ravines and flooded roads, and store clean water.`,
  },
  noAdvice: 'No record gives cause for a precaution: no heat of 32 °C, no air quality index above 100, no rain.',
  sampleAdvice: 'I give no advice from sample records: they are what is usual in this month, not of today.',
  trend: ({ place, days, from, to, difference }) =>
    `${place}, daily mean over ${days} days: from ${from} to ${to} (${difference}).`,
  noTrend: 'There are not enough stored days yet to show a trend.',
  recordsSource: (time) => `Open-Meteo, records of ${time}`,
  sampleSource: 'Sample records of the usual weather in this month',
};
