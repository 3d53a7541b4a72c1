export { NextEvents } from './widget/next-events';
