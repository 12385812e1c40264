export { Breadcrumb, type BreadcrumbProps, type BreadcrumbStep } from './Breadcrumb.tsx';
