/** Joins class names; falsy parts are left out. */
export { cx } from 'class-variance-authority';
