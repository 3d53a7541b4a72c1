import * as z from 'zod/mini';
import {
  commentForm,
  createPost,
  firstProblem,
  limits,
  listPosts,
  loginForm,
  passwordForm,
  postForm,
  resetForm,
  signUpForm,
  usernameForm,
} from '.';

const signUp = {
  college_id: 'c1',
  emailPrefix: 'asha.rao',
  username: 'asha_rao',
  password: 'secret',
  confirmPassword: 'secret',
};

describe('the sign-up form shows one problem at a time, in the order of its fields', () => {
  test.each([
    [{ college_id: '', emailPrefix: '' }, 'Please select a college'],
    [{ emailPrefix: '  ', username: '' }, 'Please enter your username for the email'],
    [{ username: '', password: '' }, 'Please enter a username'],
    [{ username: 'ab' }, 'Username must be at least 3 characters long'],
    [{ username: 'a'.repeat(21) }, 'Username must be less than 20 characters'],
    [{ username: 'a b!' }, 'Username can only contain letters, numbers, and underscores'],
    [{ password: '' }, 'Please enter a password'],
    [{ password: '12345' }, 'Password must be at least 6 characters long'],
    [{ confirmPassword: 'other' }, 'Passwords do not match'],
  ])('%j: %s', (change, message) => {
    expect(firstProblem(signUpForm, { ...signUp, ...change })?.message).toBe(message);
  });

  test('accepts valid values', () => {
    expect(firstProblem(signUpForm, signUp)).toBeUndefined();
    expect(firstProblem(signUpForm, { ...signUp, username: 'abc' })).toBeUndefined();
    expect(firstProblem(signUpForm, { ...signUp, username: 'a'.repeat(20) })).toBeUndefined();
  });
});

describe('the other forms', () => {
  test.each([
    [loginForm, { email: '', password: '' }, 'Please enter your email address'],
    [loginForm, { email: 'nobody', password: 'x' }, 'Please enter a valid email address'],
    [loginForm, { email: 'a@b.in', password: '' }, 'Please enter a password'],
    [resetForm, { otp: '', password: '', confirmPassword: '' }, 'Please enter the OTP'],
    [
      resetForm,
      { otp: '123456', password: '', confirmPassword: '' },
      'Please enter a new password',
    ],
    [
      resetForm,
      { otp: '123456', password: 'secret', confirmPassword: '' },
      'Passwords do not match',
    ],
    [usernameForm, { username: 'ab' }, 'Username must be at least 3 characters long'],
    [
      passwordForm,
      { oldPassword: 'secret', newPassword: 'secret1', confirmPassword: 'secret2' },
      'Passwords do not match',
    ],
    [
      postForm,
      { content: ' \n', community_id: '', images: [] },
      'Please write something before posting',
    ],
    [
      postForm,
      { content: 'Hi', community_id: '', images: [] },
      'Please select a community to post in',
    ],
    [
      postForm,
      { content: 'Hi', community_id: 'c', images: ['', '', '', ''] },
      'Maximum 3 images allowed',
    ],
    [commentForm, { comment: 7 }, 'Please write a comment'],
  ])('case %#: shows the message of SPEC.md', (schema, values, message) => {
    expect(firstProblem(schema, values)?.message).toBe(message);
  });
});

test('a post is trimmed and loses null characters and unknown fields', () => {
  const parsed = z.parse(createPost.body, { content: '  a\u0000b ', community_id: 'c', likes: 9 });
  expect(parsed).toEqual({ content: 'ab', community_id: 'c', images: [] });
});

describe('paging', () => {
  test.each([
    [
      { page: '1', limit: '50' },
      { page: 1, limit: 50 },
    ],
    [{ page: 3 }, { page: 3 }],
    [{}, {}],
  ])('accepts %j', (query, expected) => {
    expect(z.parse(listPosts.query, query)).toEqual(expected);
  });

  test.each(['-1', '0', '1.5', '1e3', '', ' 1', 'NaN', '1;drop', '9223372036854775808'])(
    'rejects page %j',
    (page) => {
      expect(firstProblem(listPosts.query, { page })?.field).toBe('page');
    },
  );

  test.each(['0', '51', '-5', 'ten', '1e1'])('rejects limit %j', (limit) => {
    expect(firstProblem(listPosts.query, { limit })?.field).toBe('limit');
  });
});

test('the limits match section 9 of SPEC.md', () => {
  expect(limits).toMatchObject({
    pageSize: 10,
    imagesPerPost: 3,
    imageSide: 800,
    codeResendSeconds: 60,
    usernameCheckDelay: 500,
    infiniteScrollDistance: 200,
    notificationDuration: 5000,
    commentsBeforeScroll: 3,
  });
});
