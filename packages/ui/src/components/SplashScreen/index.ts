export { SplashScreen, type SplashScreenProps, type SplashWord } from './SplashScreen.tsx';
