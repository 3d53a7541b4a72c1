import { currentRegistry, setRegistry } from '../registry';
import { teaBuild, teaRegistry, teaRemote } from '../testing';
import { offer } from './follow-registry';
import { keepPreview } from '.';

const build = (remote: string) => currentRegistry().remotes[remote]?.current.build;

test('a tab opened with a preview keeps that build, but follows the rest of the registry', () => {
  setRegistry({ ...teaRegistry('shown'), preview: 'mfe-tea' });
  const stop = keepPreview();
  const cup = teaRemote({ current: teaBuild('two') });
  offer({ revision: 'later', remotes: { ...teaRegistry('two').remotes, 'mfe-cup': cup } });
  expect(build('mfe-tea')).toBe('shown');
  expect(build('mfe-cup')).toBe('two');
  expect(currentRegistry().revision).toBe('later');
  stop();
  expect(build('mfe-tea')).toBe('two');
});
