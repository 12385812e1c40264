import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.responsibleMinerals.title',
    defaultMessage: 'Responsible minerals',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.responsibleMinerals.description',
    defaultMessage: 'Cobalt, coltan, tin and gold: fair rules, written with the people who dig.',
    description: 'What the page is about; at most 160 characters',
  },
  lead: {
    id: 'site.responsibleMinerals.lead',
    defaultMessage:
      'Phones and batteries begin in this soil. We work with the people who dig, so that price, safety and the name of the mine are known to all.',
    description: 'Under the heading',
  },
  picture: {
    id: 'site.responsibleMinerals.picture',
    defaultMessage: 'Illustration: a forest under the morning sun, and the red earth below it, cut open',
    description: 'What the picture shows, for those who do not see it',
  },
  sharesTitle: {
    id: 'site.responsibleMinerals.sharesTitle',
    defaultMessage: 'Four minerals',
    description: 'Heading over the shares of four minerals',
  },
  sharesText: {
    id: 'site.responsibleMinerals.sharesText',
    defaultMessage:
      'The share that the foundation gives for each mineral. Every bar is a whole of its own, so the four are not to be added up.',
    description: 'Beside the heading over the shares',
  },
  sharesCaption: {
    id: 'site.responsibleMinerals.sharesCaption',
    defaultMessage: 'Share of each mineral',
    description: 'Name of the table of shares',
  },
  columnMineral: {
    id: 'site.responsibleMinerals.columnMineral',
    defaultMessage: 'Mineral',
    description: 'Head of a column',
  },
  columnShare: { id: 'site.responsibleMinerals.columnShare', defaultMessage: 'Share', description: 'Head of a column' },
  cobalt: { id: 'site.responsibleMinerals.cobalt', defaultMessage: 'Cobalt', description: 'Name of a mineral' },
  cobaltText: {
    id: 'site.responsibleMinerals.cobaltText',
    defaultMessage: 'For batteries. It is dug in Lualaba and Haut-Katanga.',
    description: 'What cobalt is for',
  },
  tantalum: { id: 'site.responsibleMinerals.tantalum', defaultMessage: 'Tantalum', description: 'Name of a mineral' },
  tantalumText: {
    id: 'site.responsibleMinerals.tantalumText',
    defaultMessage: 'From coltan: for the small parts inside every phone.',
    description: 'What tantalum is for',
  },
  tin: { id: 'site.responsibleMinerals.tin', defaultMessage: 'Tin', description: 'Name of a mineral' },
  tinText: {
    id: 'site.responsibleMinerals.tinText',
    defaultMessage: 'For solder, the metal that joins circuits.',
    description: 'What tin is for',
  },
  gold: { id: 'site.responsibleMinerals.gold', defaultMessage: 'Gold', description: 'Name of a mineral' },
  goldText: {
    id: 'site.responsibleMinerals.goldText',
    defaultMessage: 'Dug by hand in the east, sold gram by gram.',
    description: 'What gold is for',
  },
  sharesNote: {
    id: 'site.responsibleMinerals.sharesNote',
    defaultMessage:
      'What each share is measured against, its date and its source are still missing here. Until they stand here, read the four as samples.',
    description: 'Under the shares',
  },
  pillarsTitle: {
    id: 'site.responsibleMinerals.pillarsTitle',
    defaultMessage: 'Three ways we work',
    description: 'Heading over three kinds of work',
  },
  pillarsText: {
    id: 'site.responsibleMinerals.pillarsText',
    defaultMessage: 'First what people know, then what they want to say, then who buys.',
    description: 'Beside the heading over three kinds of work',
  },
  pillarKnow: {
    id: 'site.responsibleMinerals.pillarKnow',
    defaultMessage: 'People know',
    description: 'Title of the first kind of work',
  },
  pillarKnowText: {
    id: 'site.responsibleMinerals.pillarKnowText',
    defaultMessage: 'Lessons in plain words on rights, prices and health at the mine, also for those who read little.',
    description: 'About the first kind of work',
  },
  pillarSpeak: {
    id: 'site.responsibleMinerals.pillarSpeak',
    defaultMessage: 'People are heard',
    description: 'Title of the second kind of work',
  },
  pillarSpeakText: {
    id: 'site.responsibleMinerals.pillarSpeakText',
    defaultMessage: 'Villages, cooperatives and companies meet, ask and answer one another in public.',
    description: 'About the second kind of work',
  },
  pillarSell: {
    id: 'site.responsibleMinerals.pillarSell',
    defaultMessage: 'Buyers know the mine',
    description: 'Title of the third kind of work',
  },
  pillarSellText: {
    id: 'site.responsibleMinerals.pillarSellText',
    defaultMessage: 'Each bag has a tag, a weight and a place of origin that the buyer can follow back.',
    description: 'About the third kind of work',
  },
  understanding: {
    id: 'site.responsibleMinerals.understanding',
    defaultMessage: 'Community understanding',
    description: 'Link to the page of that name',
  },
  voice: {
    id: 'site.responsibleMinerals.voice',
    defaultMessage: 'Community voice',
    description: 'Link to the page of that name',
  },
  sourcing: {
    id: 'site.responsibleMinerals.sourcing',
    defaultMessage: 'Ethical sourcing',
    description: 'Link to the page of that name',
  },
  goalsTitle: {
    id: 'site.responsibleMinerals.goalsTitle',
    defaultMessage: 'Seventeen goals',
    description: 'Heading over the goals of the United Nations',
  },
  goalsText: {
    id: 'site.responsibleMinerals.goalsText',
    defaultMessage:
      'What the countries of the United Nations have agreed to reach. This work belongs to responsible consumption and production.',
    description: 'Beside the heading over the goals',
  },
  highlightsTitle: {
    id: 'site.responsibleMinerals.highlightsTitle',
    defaultMessage: 'Who does the work',
    description: 'Heading over three projects',
  },
  literacy: {
    id: 'site.responsibleMinerals.literacy',
    defaultMessage: 'Adult Literacy Program',
    description: 'Name of a project',
  },
  literacyText: {
    id: 'site.responsibleMinerals.literacyText',
    defaultMessage: 'Letters and arithmetic after the shift, so that no one signs a weight they cannot read.',
    description: 'About a project',
  },
  dialogue: {
    id: 'site.responsibleMinerals.dialogue',
    defaultMessage: 'Community Dialogue Platform',
    description: 'Name of a project',
  },
  dialogueText: {
    id: 'site.responsibleMinerals.dialogueText',
    defaultMessage: 'Questions are sent in, and the answer is read aloud at the next meeting.',
    description: 'About a project',
  },
  supply: {
    id: 'site.responsibleMinerals.supply',
    defaultMessage: 'Ethical Supply Chain Initiative',
    description: 'Name of a project',
  },
  supplyText: {
    id: 'site.responsibleMinerals.supplyText',
    defaultMessage: 'Cooperatives sell together, on one scale that everyone has checked.',
    description: 'About a project',
  },
  rockPicture: {
    id: 'site.responsibleMinerals.rockPicture',
    defaultMessage: 'Illustration: blue crystals in dark rock',
    description: 'What the picture shows, for those who do not see it',
  },
  members: { id: 'site.responsibleMinerals.members', defaultMessage: 'members', description: 'What is counted' },
  users: { id: 'site.responsibleMinerals.users', defaultMessage: 'registered users', description: 'What is counted' },
  cooperatives: {
    id: 'site.responsibleMinerals.cooperatives',
    defaultMessage: 'cooperatives',
    description: 'What is counted',
  },
  figuresSource: {
    id: 'site.responsibleMinerals.figuresSource',
    defaultMessage: 'what the foundation has told us',
    description: 'Where three numbers come from',
  },
  closingTitle: {
    id: 'site.responsibleMinerals.closingTitle',
    defaultMessage: 'Do you buy minerals?',
    description: 'Heading of the last part',
  },
  closingText: {
    id: 'site.responsibleMinerals.closingText',
    defaultMessage: 'Those who buy can become a partner. There is no way yet to bring a case from a mine.',
    description: 'In the last part',
  },
  partners: {
    id: 'site.responsibleMinerals.partners',
    defaultMessage: 'Partners',
    description: 'Link to the page of that name',
  },
});
