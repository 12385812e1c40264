export { PolicyPage, type PolicyPageProps, type PolicySection } from './PolicyPage.tsx';
