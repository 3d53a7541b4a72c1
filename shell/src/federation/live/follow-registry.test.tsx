import { useUnsavedWork } from '@campus/federation/remote';
import { render } from '@testing-library/react';
import { currentRegistry, setRegistry } from '../registry';
import { setTabHidden, mountTea, teaBuild, teaRegistry } from '../testing';
import { follow, retryBuilds, leaveBuild, offer, waitingRemotes } from './follow-registry';

const followed = () => currentRegistry().remotes['mfe-tea'];
const build = () => followed()?.current.build;

function Form() {
  useUnsavedWork(true);
  return <p>Half a thought</p>;
}

beforeEach(() => {
  document.body.innerHTML = '';
  retryBuilds('mfe-tea');
  setRegistry(teaRegistry('one'));
  offer(teaRegistry('one'));
});

test('a remote that is not on screen gets the new build at once', () => {
  offer(teaRegistry('two'));
  expect(build()).toBe('two');
  expect(waitingRemotes()).toEqual([]);
});

test('a remote on screen gets the new build when its page is left', () => {
  mountTea('one');
  offer(teaRegistry('two'));
  expect(build()).toBe('one');
  expect(waitingRemotes()).toEqual(['mfe-tea']);
  follow({ left: true });
  expect(build()).toBe('two');
});

test('a remote on screen gets the new build while the tab is hidden', () => {
  mountTea('one');
  offer(teaRegistry('two'));
  setTabHidden(true);
  follow();
  expect(build()).toBe('two');
});

test('the last of several waiting registries is applied', () => {
  mountTea('one');
  offer(teaRegistry('two'));
  offer(teaRegistry('three'));
  follow({ left: true });
  expect(build()).toBe('three');
});

test('the build on screen keeps its hashes while the new registry waits', () => {
  mountTea('one');
  offer(teaRegistry('two', { previous: teaBuild('none') }));
  expect(followed()?.current.integrity).toHaveProperty(['entry.js']);
});

test.each([
  ['a field that holds something', '<textarea>Half a thought</textarea>'],
  ['a chosen text', '<input value="green">'],
  ['an open dialog', '<div role="dialog"></div>'],
  ['an editor', '<p contenteditable="true">Half a thought</p>'],
])('%s keeps the remote on its build, even if it is left or hidden', (_case, content) => {
  mountTea('one', content);
  offer(teaRegistry('two'));
  setTabHidden(true);
  follow({ left: true });
  expect(build()).toBe('one');
});

test('unsaved work keeps even a broken remote on its build', () => {
  mountTea('one');
  const { unmount } = render(<Form />);
  offer(teaRegistry('two'), { broken: 'mfe-tea' });
  follow({ left: true });
  expect(build()).toBe('one');
  unmount();
  follow({ left: true });
  expect(build()).toBe('two');
});

test('empty fields and checkboxes do not delay the new build', () => {
  mountTea('one', '<textarea></textarea><input type="checkbox" value="on"><input>');
  offer(teaRegistry('two'));
  follow({ left: true });
  expect(build()).toBe('two');
});

test('a new status and notice wait until the page is left', () => {
  mountTea('one');
  offer(teaRegistry('one', { status: 'off', notice: 'Back at six' }));
  expect(followed()?.status).toBe('on');
  follow({ left: true });
  expect(followed()).toMatchObject({ status: 'off', notice: 'Back at six' });
});

test('a change of the previous build is applied at once', () => {
  mountTea('one');
  offer(teaRegistry('one', { previous: teaBuild('none') }));
  expect(followed()?.previous?.build).toBe('none');
});

test('a remote that was removed stays on screen until its page is left', () => {
  mountTea('one');
  offer({ revision: 'without', remotes: {} });
  expect(build()).toBe('one');
  follow({ left: true });
  expect(followed()).toBeUndefined();
});

test('a build that needs a newer shell is ignored while the current one fits', () => {
  offer(teaRegistry('two', { current: teaBuild('two', { react: '^99.0.0' }) }));
  expect(build()).toBe('one');
});

describe('a build that fails in this tab', () => {
  const previous = teaBuild('zero');
  beforeEach(() => offer(teaRegistry('one', { previous })));

  test('is replaced by the previous build, even after a registry change', () => {
    expect(leaveBuild('mfe-tea', 'one')).toBe(true);
    expect(build()).toBe('zero');
    offer(teaRegistry('one', { previous, notice: 'Something else changed' }));
    expect(build()).toBe('zero');
  });

  test('is tried again when the student asks for it', () => {
    leaveBuild('mfe-tea', 'one');
    retryBuilds('mfe-tea');
    follow();
    expect(build()).toBe('one');
  });

  test('stays if there is no other build', () => {
    offer(teaRegistry('one'));
    expect(leaveBuild('mfe-tea', 'one')).toBe(false);
    expect(build()).toBe('one');
  });

  test('is replaced by the current build if it is the canary', () => {
    const canary = { ...teaBuild('two'), share: 100 };
    offer(teaRegistry('one', { previous, canary }));
    expect(leaveBuild('mfe-tea', 'two')).toBe(true);
    expect(followed()?.canary).toBeUndefined();
    expect(build()).toBe('one');
  });
});
