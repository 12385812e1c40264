import { create } from 'storybook/theming/create';

/** The logo beside the name, in the colours of the theme. */
const brandTitle = (text: string, seed: string) => `
  <span style="display:flex;align-items:center;gap:10px;color:${text};font:800 20px/1.1 Ojuju,sans-serif">
    <svg viewBox="2 -2 44 52" width="30" height="36" aria-hidden="true">
      <path d="M9.5 47.5L21.9 35.1M26.1 30.9L40 17L24 1L8 17L38.5 47.5M24 29V14M24 26.5L31 19.5M24 26.5L17 19.5"
        fill="none" stroke="currentColor" stroke-width="3.2"/>
      <path d="M24 7.4L28.4 11.8L24 16.2L19.6 11.8Z" fill="${seed}"/>
    </svg>
    Nzete design system
  </span>`;

/**
 * The hex values of the semantic tokens of a theme: Storybook computes with its colours and does
 * not support custom properties.
 */
interface Colours {
  bg: string;
  surface: string;
  sunk: string;
  line: string;
  text: string;
  muted: string;
  link: string;
  primary: string;
  control: string;
}

const themed = (base: 'light' | 'dark', colours: Colours) =>
  create({
    base,
    brandTitle: brandTitle(colours.text, '#ebb02d'),
    brandUrl: './?path=/story/welcome--welcome',
    brandTarget: '_self',
    fontBase: 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    fontCode: 'ui-monospace, "Cascadia Code", "DejaVu Sans Mono", monospace',
    appBg: colours.sunk,
    appContentBg: colours.bg,
    appPreviewBg: colours.bg,
    appBorderColor: colours.line,
    appBorderRadius: 3,
    barBg: colours.surface,
    barTextColor: colours.muted,
    barHoverColor: colours.link,
    barSelectedColor: colours.link,
    textColor: colours.text,
    textMutedColor: colours.muted,
    textInverseColor: colours.bg,
    colorPrimary: colours.primary,
    colorSecondary: colours.link,
    buttonBg: colours.surface,
    buttonBorder: colours.line,
    booleanBg: colours.sunk,
    booleanSelectedBg: colours.surface,
    inputBg: colours.surface,
    inputBorder: colours.control,
    inputTextColor: colours.text,
    inputBorderRadius: 3,
  });

/** The themes of Storybook's frame and docs pages. A test compares them with the tokens. */
export const colours: Record<'light' | 'dark', Colours> = {
  light: {
    bg: '#f6eedd',
    surface: '#fcf8ee',
    sunk: '#ecdfc4',
    line: '#dcc9a0',
    text: '#15231b',
    muted: '#4c5c51',
    link: '#1b543e',
    primary: '#1b543e',
    control: '#66756a',
  },
  dark: {
    bg: '#0a1e16',
    surface: '#11291f',
    sunk: '#071710',
    line: '#27473a',
    text: '#f6eedd',
    muted: '#afbcac',
    link: '#f4ca67',
    primary: '#ebb02d',
    control: '#7f9a8d',
  },
};

export const themes = { light: themed('light', colours.light), dark: themed('dark', colours.dark) };
