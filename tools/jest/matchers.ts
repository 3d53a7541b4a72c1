import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Milliseconds that a `findBy…` waits: a busy machine is no failure.
configure({ asyncUtilTimeout: 5_000 });
