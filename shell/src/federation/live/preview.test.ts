import { currentRegistry, setRegistry } from '../registry';
import { teaRegistry } from '../testing';
import { offer } from './follow-registry';
import { keepPreview } from '.';

const build = () => currentRegistry().remotes['mfe-tea']?.current.build;

test('a tab opened with a preview keeps that build, but follows the rest of the registry', () => {
  setRegistry({ ...teaRegistry('shown'), preview: 'mfe-tea' });
  const stop = keepPreview();
  offer({ ...teaRegistry('two'), revision: 'later' });
  expect(build()).toBe('shown');
  expect(currentRegistry().revision).not.toBe('shown');
  stop();
  expect(build()).toBe('two');
});
