export { TextBlock, type TextBlockLink, type TextBlockProps, type TextBlockTerm } from './TextBlock.tsx';
