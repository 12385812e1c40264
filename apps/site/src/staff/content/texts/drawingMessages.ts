import { defineMessages } from 'react-intl';

/** The drawings that a field offers, by their names in lucide. */
export const drawingMessages = defineMessages({
  TreePine: {
    id: 'site.staffContent.drawing.TreePine',
    defaultMessage: 'Tree',
    description: 'A choice of a field: a small drawing',
  },
  Sprout: {
    id: 'site.staffContent.drawing.Sprout',
    defaultMessage: 'Seedling',
    description: 'A choice of a field: a small drawing',
  },
  Leaf: {
    id: 'site.staffContent.drawing.Leaf',
    defaultMessage: 'Leaf',
    description: 'A choice of a field: a small drawing',
  },
  Droplets: {
    id: 'site.staffContent.drawing.Droplets',
    defaultMessage: 'Drops',
    description: 'A choice of a field: a small drawing',
  },
  CloudSun: {
    id: 'site.staffContent.drawing.CloudSun',
    defaultMessage: 'Weather',
    description: 'A choice of a field: a small drawing',
  },
  Heart: {
    id: 'site.staffContent.drawing.Heart',
    defaultMessage: 'Heart',
    description: 'A choice of a field: a small drawing',
  },
  Users: {
    id: 'site.staffContent.drawing.Users',
    defaultMessage: 'People',
    description: 'A choice of a field: a small drawing',
  },
  Laptop: {
    id: 'site.staffContent.drawing.Laptop',
    defaultMessage: 'Laptop',
    description: 'A choice of a field: a small drawing',
  },
  Monitor: {
    id: 'site.staffContent.drawing.Monitor',
    defaultMessage: 'Screen',
    description: 'A choice of a field: a small drawing',
  },
  Smartphone: {
    id: 'site.staffContent.drawing.Smartphone',
    defaultMessage: 'Mobile phone',
    description: 'A choice of a field: a small drawing',
  },
  Gem: {
    id: 'site.staffContent.drawing.Gem',
    defaultMessage: 'Gem',
    description: 'A choice of a field: a small drawing',
  },
  Globe: {
    id: 'site.staffContent.drawing.Globe',
    defaultMessage: 'Globe',
    description: 'A choice of a field: a small drawing',
  },
  TrendingUp: {
    id: 'site.staffContent.drawing.TrendingUp',
    defaultMessage: 'Rising line',
    description: 'A choice of a field: a small drawing',
  },
  Landmark: {
    id: 'site.staffContent.drawing.Landmark',
    defaultMessage: 'Bank',
    description: 'A choice of a field: a small drawing',
  },
  Wallet: {
    id: 'site.staffContent.drawing.Wallet',
    defaultMessage: 'Wallet',
    description: 'A choice of a field: a small drawing',
  },
  Bitcoin: {
    id: 'site.staffContent.drawing.Bitcoin',
    defaultMessage: 'Bitcoin',
    description: 'A choice of a field: a small drawing',
  },
  Coins: {
    id: 'site.staffContent.drawing.Coins',
    defaultMessage: 'Coins',
    description: 'A choice of a field: a small drawing',
  },
  DollarSign: {
    id: 'site.staffContent.drawing.DollarSign',
    defaultMessage: 'Dollar sign',
    description: 'A choice of a field: a small drawing',
  },
  PawPrint: {
    id: 'site.staffContent.drawing.PawPrint',
    defaultMessage: 'Paw',
    description: 'A choice of a field: a small drawing',
  },
  Music: {
    id: 'site.staffContent.drawing.Music',
    defaultMessage: 'Music',
    description: 'A choice of a field: a small drawing',
  },
  GraduationCap: {
    id: 'site.staffContent.drawing.GraduationCap',
    defaultMessage: 'Graduate’s hat',
    description: 'A choice of a field: a small drawing',
  },
  BookOpen: {
    id: 'site.staffContent.drawing.BookOpen',
    defaultMessage: 'Open book',
    description: 'A choice of a field: a small drawing',
  },
  Award: {
    id: 'site.staffContent.drawing.Award',
    defaultMessage: 'Medal',
    description: 'A choice of a field: a small drawing',
  },
  Camera: {
    id: 'site.staffContent.drawing.Camera',
    defaultMessage: 'Camera',
    description: 'A choice of a field: a small drawing',
  },
  MapPin: {
    id: 'site.staffContent.drawing.MapPin',
    defaultMessage: 'Place on a map',
    description: 'A choice of a field: a small drawing',
  },
  ShieldCheck: {
    id: 'site.staffContent.drawing.ShieldCheck',
    defaultMessage: 'Shield',
    description: 'A choice of a field: a small drawing',
  },
  LandPlot: {
    id: 'site.staffContent.drawing.LandPlot',
    defaultMessage: 'Plot of land',
    description: 'A choice of a field: a small drawing',
  },
  Dna: {
    id: 'site.staffContent.drawing.Dna',
    defaultMessage: 'Spiral',
    description: 'A choice of a field: a small drawing',
  },
});
