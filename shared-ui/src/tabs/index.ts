export {
  Tab,
  TabList,
  TabPanel,
  Tabs,
  type TabListProps,
  type TabProps,
  type TabsProps,
} from './tabs';
