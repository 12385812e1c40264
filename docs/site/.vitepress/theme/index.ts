import DefaultTheme from 'vitepress/theme-without-fonts';
import '../../../../packages/ui/src/styles/tokens.css';
import '../../../../packages/ui/src/styles/fonts.css';
import './style.css';

export default DefaultTheme;
