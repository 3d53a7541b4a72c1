export { NextExplores } from './widget/next-explores';
