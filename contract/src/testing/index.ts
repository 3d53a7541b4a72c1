/** For tests of pages; never bundled into one. */
export { expectPageToleratesSkew } from './tolerates-skew';
export {
  fakeServer,
  held,
  moderated,
  offline,
  refusal,
  type Asked,
  type FakeServer,
  type Reply,
  type Routes,
} from './fake-server';
export { hostileTexts } from './inputs';
export { endpoints, filled, filledOneByOne, inputs } from './inputs';
export { optionalParts, sampleAnswer } from './skewed-answers';
export { skewedAnswers, wholeAnswer } from './skewed-answers';
