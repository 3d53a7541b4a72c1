export * from '@campus/contract/testing';
