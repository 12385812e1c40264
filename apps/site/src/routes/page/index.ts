import '../../app/pages.css';

export { Page as Component } from './Page.tsx';
