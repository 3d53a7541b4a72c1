export { NextCabs } from './widget/next-cabs';
