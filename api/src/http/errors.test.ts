import { describe as describeError } from './errors';

describe('errors in the log', () => {
  it('omit the values that the database quotes', () => {
    const cause = Object.assign(new Error('Key (email)=(asha@college.example) already exists.'), {
      code: '23505',
      constraint: 'students_email',
    });
    const error = new Error('Failed query: insert … params: asha@college.example', { cause });
    const known = describeError(error);
    expect(known).toMatchObject({ error: 'Error', code: '23505', constraint: 'students_email' });
    expect(known.frames?.length).toBeGreaterThan(0);
    expect(JSON.stringify(known)).not.toContain('asha');
  });

  it('contain the name and message of any other error, but no thrown text', () => {
    const known = describeError(new TypeError('x is not a function'));
    expect(known).toMatchObject({ error: 'TypeError', message: 'x is not a function' });
    expect(describeError('thrown text')).toEqual({ error: 'not an Error' });
  });
});
