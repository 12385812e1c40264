export { Tab, type TabProps } from './Tab.tsx';
export { TabList, type TabListProps } from './TabList.tsx';
export { TabPanel, type TabPanelProps, Tabs, type TabsProps } from './Tabs.tsx';
