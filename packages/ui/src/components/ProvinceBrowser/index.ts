export { ProvinceBrowser, type ProvinceBrowserProps, type ProvinceOrder } from './ProvinceBrowser.tsx';
