export { Tab, TabList, type TabListProps, type TabProps } from './TabList.tsx';
export { TabPanel, type TabPanelProps, Tabs, type TabsProps } from './Tabs.tsx';
