import { useUnsavedWork } from '@campus/federation/remote';
import { render } from '@testing-library/react';
import { currentRegistry, setRegistry } from '../registry';
import { lookAway, mountTea, teaBuild, teaRegistry } from '../testing';
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

test('a remote that is not on screen follows at once', () => {
  offer(teaRegistry('two'));
  expect(build()).toBe('two');
  expect(waitingRemotes()).toEqual([]);
});

test('one that is on screen waits until its page is left', () => {
  mountTea('one');
  offer(teaRegistry('two'));
  expect(build()).toBe('one');
  expect(waitingRemotes()).toEqual(['mfe-tea']);
  follow({ left: true });
  expect(build()).toBe('two');
});

test('one that is on screen follows where nobody looks', () => {
  mountTea('one');
  offer(teaRegistry('two'));
  lookAway(true);
  follow();
  expect(build()).toBe('two');
});

test('the last word counts where several came while it waited', () => {
  mountTea('one');
  offer(teaRegistry('two'));
  offer(teaRegistry('three'));
  follow({ left: true });
  expect(build()).toBe('three');
});

test('the hashes of what is on screen stay known while it waits', () => {
  mountTea('one');
  offer(teaRegistry('two', { previous: teaBuild('none') }));
  expect(followed()?.current.integrity).toHaveProperty(['entry.js']);
});

test.each([
  ['a field that holds something', '<textarea>Half a thought</textarea>'],
  ['a chosen text', '<input value="green">'],
  ['an open dialog', '<div role="dialog"></div>'],
  ['an editor', '<p contenteditable="true">Half a thought</p>'],
])('%s keeps it where it is, whether left or not looked at', (_case, content) => {
  mountTea('one', content);
  offer(teaRegistry('two'));
  lookAway(true);
  follow({ left: true });
  expect(build()).toBe('one');
});

test('what is not saved anywhere keeps it where it is, even where it is broken', () => {
  mountTea('one');
  const { unmount } = render(<Form />);
  offer(teaRegistry('two'), { broken: 'mfe-tea' });
  follow({ left: true });
  expect(build()).toBe('one');
  unmount();
  follow({ left: true });
  expect(build()).toBe('two');
});

test('empty fields and boxes keep nothing', () => {
  mountTea('one', '<textarea></textarea><input type="checkbox" value="on"><input>');
  offer(teaRegistry('two'));
  follow({ left: true });
  expect(build()).toBe('two');
});

test('a notice waits for the same moment', () => {
  mountTea('one');
  offer(teaRegistry('one', { status: 'off', notice: 'Back at six' }));
  expect(followed()?.status).toBe('on');
  follow({ left: true });
  expect(followed()).toMatchObject({ status: 'off', notice: 'Back at six' });
});

test('what a student cannot see does not wait', () => {
  mountTea('one');
  offer(teaRegistry('one', { previous: teaBuild('none') }));
  expect(followed()?.previous?.build).toBe('none');
});

test('a remote that was taken out stays on screen until it is left', () => {
  mountTea('one');
  offer({ revision: 'without', remotes: {} });
  expect(build()).toBe('one');
  follow({ left: true });
  expect(followed()).toBeUndefined();
});

test('a build for a newer shell is left alone while the present one fits', () => {
  offer(teaRegistry('two', { current: teaBuild('two', { react: '^99.0.0' }) }));
  expect(build()).toBe('one');
});

describe('a build that fails in this tab', () => {
  const previous = teaBuild('zero');
  beforeEach(() => offer(teaRegistry('one', { previous })));

  test('is left for the one before it, whatever the site says meanwhile', () => {
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

  test('is not left where there is no other', () => {
    offer(teaRegistry('one'));
    expect(leaveBuild('mfe-tea', 'one')).toBe(false);
    expect(build()).toBe('one');
  });

  test('leads from the canary to what all others run', () => {
    const canary = { ...teaBuild('two'), share: 100 };
    offer(teaRegistry('one', { previous, canary }));
    expect(leaveBuild('mfe-tea', 'two')).toBe(true);
    expect(followed()?.canary).toBeUndefined();
    expect(build()).toBe('one');
  });
});
