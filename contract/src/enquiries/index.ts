export * from './contact';
export * from './messages';
export * from './requests';
