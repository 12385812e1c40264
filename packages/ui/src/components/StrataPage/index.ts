export { StrataPage, type StrataPageNote, type StrataPageProps } from './StrataPage.tsx';
