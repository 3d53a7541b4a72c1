export { NewestAds } from './widget/newest-ads';
