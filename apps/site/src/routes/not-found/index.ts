import '../../app/pages.css';

export { NotFoundPage as Component } from './NotFoundPage.tsx';
