export { NextLink, type NextLinkProps } from './NextLink.tsx';
