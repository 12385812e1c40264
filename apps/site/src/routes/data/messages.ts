import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  description: NoMessageValues;
  heading: NoMessageValues;
  lead: NoMessageValues;
  live: NoMessageValues;
  liveOld: NoMessageValues;
  liveSample: NoMessageValues;
  picture: NoMessageValues;
  chipAnalysis: NoMessageValues;
  chipRealtime: NoMessageValues;
  chipSecure: NoMessageValues;
  chipSatellite: NoMessageValues;
  zone: NoMessageValues;
  notice: NoMessageValues;
  soFar: NoMessageValues;
  tabs: NoMessageValues;
  tabRealtime: NoMessageValues;
  tabInsights: NoMessageValues;
  tabPlugins: NoMessageValues;
  provinceTitle: { province: string };
  provinceDescription: {
    province: string;
    capital: string;
    temperature: string;
    humidity: string;
    moment: string;
    source: string;
  };
}>({
  title: { id: 'site.data.title', defaultMessage: 'Climate data', description: 'Page title' },
  description: {
    id: 'site.data.description',
    defaultMessage:
      'Temperature, rain, wind and air quality of the 26 provinces, with an assistant that cites its sources.',
    description: 'What the page is about; at most 160 characters',
  },
  heading: {
    id: 'site.data.heading',
    defaultMessage: 'The weather of every province, open to all',
    description: 'Main heading',
  },
  lead: {
    id: 'site.data.lead',
    defaultMessage: 'Temperature, wind, humidity and air quality in every provincial capital, free to reuse.',
    description: 'Under the main heading',
  },
  live: {
    id: 'site.data.live',
    defaultMessage: 'Live data: 102+ million population coverage',
    description: 'Badge over the main heading. The figure is that of the requirements.',
  },
  liveOld: {
    id: 'site.data.live.old',
    defaultMessage: 'Data out of date: 102+ million population coverage',
    description: 'In place of "Live data: …", while the values are old',
  },
  liveSample: {
    id: 'site.data.live.sample',
    defaultMessage: 'Sample data: 102+ million population coverage',
    description: 'In place of "Live data: …", while the values are samples',
  },
  picture: {
    id: 'site.data.picture',
    defaultMessage: 'Illustration: a weather station with a solar panel in green hills; rain falls behind it',
    description: 'What the picture shows, for those who do not see it',
  },
  chipAnalysis: { id: 'site.data.chip.analysis', defaultMessage: 'AI analysis', description: 'What the portal has' },
  chipRealtime: { id: 'site.data.chip.realtime', defaultMessage: 'Real-time data', description: 'What it has' },
  chipSecure: { id: 'site.data.chip.secure', defaultMessage: 'Secure sources', description: 'What the portal has' },
  chipSatellite: { id: 'site.data.chip.satellite', defaultMessage: 'Satellite data', description: 'What it has' },
  zone: {
    id: 'site.data.zone',
    defaultMessage: 'in Kinshasa',
    description: 'After a time of day: "As of 1 June 2026, 14:20 in Kinshasa"',
  },
  notice: {
    id: 'site.data.notice',
    defaultMessage: 'Verified 2025 sources · Updates every 10 minutes · Professional security · GDPR compliant',
    description: 'A line under the head of the page',
  },
  soFar: {
    id: 'site.data.soFar',
    defaultMessage:
      'So far the values come from weather models, not from stations or satellites of ours, and are fetched every half hour.',
    description: 'Below the line with "Verified 2025 sources" and the mark "Satellite data": what is so today',
  },
  tabs: { id: 'site.data.tabs', defaultMessage: 'Climate data', description: 'Name of the row of tabs' },
  tabRealtime: { id: 'site.data.tab.realtime', defaultMessage: 'Realtime', description: 'A tab: the weather now' },
  tabInsights: { id: 'site.data.tab.insights', defaultMessage: 'AI insights', description: 'A tab: the assistant' },
  tabPlugins: { id: 'site.data.tab.plugins', defaultMessage: 'Plugins', description: 'A tab: the data sources' },
  provinceTitle: {
    id: 'site.data.province.title',
    defaultMessage: '{province} Climate Data',
    description: 'Page title at the address of a province',
  },
  provinceDescription: {
    id: 'site.data.province.description',
    defaultMessage: '{province}, {capital}: {temperature}, humidity {humidity}, {moment}. {source}.',
    description: 'What the page at the address of a province says; at most 160 characters',
  },
});
