export type { FooterContact, FooterGroup } from './FooterColumns.tsx';
export type { SocialLinks } from './FooterSocial.tsx';
export { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx';
