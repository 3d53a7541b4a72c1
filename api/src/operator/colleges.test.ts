import type { College } from '@campus/contract';
import { describeOnEachDatabase } from '../testing';
import { decisions, operate } from './operate-fixture';

interface Answer {
  readonly college: { id: string; name: string; emailSuffix: string; students: number };
}

const konkan = { name: 'Konkan Institute', suffix: '@konkan.edu.example', state: 'Goa' };

describeOnEachDatabase('operator commands for colleges', (t) => {
  it('add a college that students can use at once', async () => {
    const { college } = await operate<Answer>(t, 'colleges add', konkan);
    expect(college).toMatchObject({ name: konkan.name, students: 0, communities: 4 });
    const listed = (await t.visitor().get('/api/colleges')).json<College[]>();
    expect(listed).toContainEqual({
      _id: college.id,
      name: 'Konkan Institute',
      state: 'Goa',
      country: 'India',
      emailSuffix: '@konkan.edu.example',
    });
    const student = await t.student({
      college: { id: college.id, name: '', emailSuffix: '@x.example', confessionsId: '' },
    });
    const communities = (await student.get('/api/communities')).json<{ name: string }[]>();
    expect(communities.map(({ name }) => name)).toEqual([
      'Hostel Life',
      'Notice Board',
      'Placements and Internships',
      'Confession',
    ]);
    expect(await decisions(t)).toContainEqual(
      expect.objectContaining({ action: 'colleges add', subjectId: college.id }),
    );
  });

  it('get an error if the suffix is taken, and nothing is created', async () => {
    const before = (await t.visitor().get('/api/colleges')).body;
    const again = { ...konkan, name: 'Another', suffix: '@KONKAN.edu.example' };
    await expect(operate(t, 'colleges add', again)).rejects.toThrow(
      'A college with @konkan.edu.example already exists.',
    );
    expect((await t.visitor().get('/api/colleges')).body).toBe(before);
  });

  it('rename a college by suffix, name or id', async () => {
    await operate(t, 'colleges rename', { college: '@konkan.edu.example', newName: 'Konkan One' });
    await operate(t, 'colleges rename', { college: 'konkan one', newName: 'Konkan Two' });
    const { college } = await operate<Answer>(t, 'colleges rename', {
      college: 'konkan.edu.example',
      newName: 'Konkan Three',
    });
    const last = await operate<Answer>(t, 'colleges rename', {
      college: college.id,
      newName: 'Konkan Four',
    });
    expect(last.college.name).toBe('Konkan Four');
    await expect(
      operate(t, 'colleges rename', { college: 'nowhere', newName: 'X' }),
    ).rejects.toThrow('There is no college “nowhere”.');
  });

  it('must use the suffix if two colleges have the same name', async () => {
    const [one, two] = [await t.college(), await t.college()];
    await operate(t, 'colleges rename', { college: one.id, newName: 'Twin' });
    await operate(t, 'colleges rename', { college: two.id, newName: 'twin' });
    await expect(operate(t, 'colleges rename', { college: 'Twin', newName: 'X' })).rejects.toThrow(
      'use its suffix',
    );
  });

  it.each([
    [{ ...konkan, suffix: 'konkan.edu' }, 'suffix must be'],
    [{ ...konkan, name: ' \n ' }, 'name must not be empty'],
    [{ name: 'X', suffix: '@x.example' }, 'state'],
  ])('cannot add an invalid college: %j', async (given, sentence) => {
    await expect(operate(t, 'colleges add', given)).rejects.toThrow(sentence);
  });
});
