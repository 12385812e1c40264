import { defineMessages } from 'react-intl';

export const volunteerMessages = defineMessages({
  title: {
    id: 'ui.VolunteerForm.title',
    defaultMessage: 'Volunteer application',
    description: 'Heading of the application form for volunteers',
  },
  required: {
    id: 'ui.VolunteerForm.required',
    defaultMessage: 'Fields with a * are required.',
    description: 'Under the heading of the form',
  },
  about: { id: 'ui.VolunteerForm.about', defaultMessage: 'About you', description: 'Heading of the first part' },
  firstName: { id: 'ui.VolunteerForm.firstName', defaultMessage: 'First Name', description: 'Field' },
  lastName: { id: 'ui.VolunteerForm.lastName', defaultMessage: 'Last Name', description: 'Field' },
  oneName: {
    id: 'ui.VolunteerForm.oneName',
    defaultMessage: 'I have only one name (the first name)',
    description: 'Box below the last name, which is then not asked for',
  },
  email: { id: 'ui.VolunteerForm.email', defaultMessage: 'E-mail', description: 'Field' },
  phone: { id: 'ui.VolunteerForm.phone', defaultMessage: 'Phone', description: 'Field' },
  location: { id: 'ui.VolunteerForm.location', defaultMessage: 'Location/City', description: 'Field' },
  abilities: {
    id: 'ui.VolunteerForm.abilities',
    defaultMessage: 'What you can do',
    description: 'Heading of the second part',
  },
  interests: {
    id: 'ui.VolunteerForm.interests',
    defaultMessage: 'Areas of Interest',
    description: 'Question over eight boxes to tick',
  },
  interestsHint: {
    id: 'ui.VolunteerForm.interestsHint',
    defaultMessage: 'Tick as many as you like.',
    description: 'Under "Areas of Interest"',
  },
  skills: { id: 'ui.VolunteerForm.skills', defaultMessage: 'Skills', description: 'Field' },
  when: {
    id: 'ui.VolunteerForm.when',
    defaultMessage: 'When you can come',
    description: 'Heading of the third part',
  },
  availability: {
    id: 'ui.VolunteerForm.availability',
    defaultMessage: 'Availability',
    description: 'Question over five choices',
  },
  care: {
    id: 'ui.VolunteerForm.care',
    defaultMessage: 'Care and safety',
    description: 'Heading of the fourth part: work that asks for a background check',
  },
  workingWithVulnerable: {
    id: 'ui.VolunteerForm.workingWithVulnerable',
    defaultMessage: 'I may be working with vulnerable populations',
    description: 'Box to tick: children and others who need protection',
  },
  backgroundCheck: {
    id: 'ui.VolunteerForm.backgroundCheck',
    defaultMessage: 'I may handle sensitive data',
    description: 'Box to tick: personal data of others',
  },
  verificationTitle: {
    id: 'ui.VolunteerForm.verificationTitle',
    defaultMessage: 'Additional Verification Required',
    description: 'Title of the blue box that shows while one of the two boxes is ticked',
  },
  verificationText: {
    id: 'ui.VolunteerForm.verificationText',
    defaultMessage: 'This work requires a background check before you begin. We will tell you what we need.',
    description: 'Text of the blue box',
  },
  words: {
    id: 'ui.VolunteerForm.words',
    defaultMessage: 'In your own words',
    description: 'Heading of the fifth part',
  },
  experience: { id: 'ui.VolunteerForm.experience', defaultMessage: 'Experience', description: 'Field' },
  motivation: {
    id: 'ui.VolunteerForm.motivation',
    defaultMessage: 'Why do you want to volunteer with us?',
    description: 'Field',
  },
  submit: {
    id: 'ui.VolunteerForm.submit',
    defaultMessage: 'Submit Application',
    description: 'Button that sends the form',
  },
  submitting: {
    id: 'ui.VolunteerForm.submitting',
    defaultMessage: 'Submitting Application...',
    description: 'The same button while the form is being sent',
  },
  sentTitle: {
    id: 'ui.VolunteerForm.sentTitle',
    defaultMessage: 'Thank you: your application has arrived',
    description: 'Title of the confirmation',
  },
  sentText: {
    id: 'ui.VolunteerForm.sentText',
    defaultMessage: 'We will reply to the e-mail address you gave.',
    description: 'Text of the confirmation; the address is the e-mail address',
  },
});

/** The labels of the areas of interest. */
export const interestMessages = defineMessages({
  'Climate Action': {
    id: 'ui.VolunteerForm.interest.climate',
    defaultMessage: 'Climate Action',
    description: 'Area of interest',
  },
  Reforestation: {
    id: 'ui.VolunteerForm.interest.reforestation',
    defaultMessage: 'Reforestation',
    description: 'Area of interest',
  },
  'Financial Education': {
    id: 'ui.VolunteerForm.interest.finance',
    defaultMessage: 'Financial Education',
    description: 'Area of interest',
  },
  'Community Outreach': {
    id: 'ui.VolunteerForm.interest.outreach',
    defaultMessage: 'Community Outreach',
    description: 'Area of interest',
  },
  'Data Collection': {
    id: 'ui.VolunteerForm.interest.data',
    defaultMessage: 'Data Collection',
    description: 'Area of interest',
  },
  'Partner Relations': {
    id: 'ui.VolunteerForm.interest.partners',
    defaultMessage: 'Partner Relations',
    description: 'Area of interest',
  },
  'Event Organization': {
    id: 'ui.VolunteerForm.interest.events',
    defaultMessage: 'Event Organization',
    description: 'Area of interest',
  },
  'Digital Marketing': {
    id: 'ui.VolunteerForm.interest.marketing',
    defaultMessage: 'Digital Marketing',
    description: 'Area of interest',
  },
});

/** The availability options. */
export const availabilityMessages = defineMessages({
  weekends: {
    id: 'ui.VolunteerForm.availability.weekends',
    defaultMessage: 'Weekends Only',
    description: 'Choice of availability',
  },
  evenings: {
    id: 'ui.VolunteerForm.availability.evenings',
    defaultMessage: 'Evenings (weekdays)',
    description: 'Choice of availability',
  },
  flexible: {
    id: 'ui.VolunteerForm.availability.flexible',
    defaultMessage: 'Flexible Schedule',
    description: 'Choice of availability',
  },
  fulltime: {
    id: 'ui.VolunteerForm.availability.fulltime',
    defaultMessage: 'Full-time Volunteer',
    description: 'Choice of availability',
  },
  parttime: {
    id: 'ui.VolunteerForm.availability.parttime',
    defaultMessage: 'Part-time Regular',
    description: 'Choice of availability',
  },
});

/** The days of each availability, in words; a row of seven diamonds shows the same. */
export const weekMessages = defineMessages({
  weekends: {
    id: 'ui.VolunteerForm.week.weekends',
    defaultMessage: 'Saturday and Sunday',
    description: 'The days of "Weekends Only", for a screen reader',
  },
  evenings: {
    id: 'ui.VolunteerForm.week.evenings',
    defaultMessage: 'A part of each day, Monday to Friday',
    description: 'The days of "Evenings (weekdays)", for a screen reader',
  },
  flexible: {
    id: 'ui.VolunteerForm.week.flexible',
    defaultMessage: 'A part of any day',
    description: 'The days of "Flexible Schedule", for a screen reader',
  },
  fulltime: {
    id: 'ui.VolunteerForm.week.fulltime',
    defaultMessage: 'Monday to Friday',
    description: 'The days of "Full-time Volunteer", for a screen reader',
  },
  parttime: {
    id: 'ui.VolunteerForm.week.parttime',
    defaultMessage: 'A few days of the week, always the same, for example Tuesday and Thursday',
    description: 'The days of "Part-time Regular", for a screen reader',
  },
});
