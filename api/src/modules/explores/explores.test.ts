import { describeOnEachDatabase, makeCampus } from '../../testing';
import { planned } from './explore-fixture';

describeOnEachDatabase('explores', (t) => {
  it('accepts a trip without source, destination, duration or social media handle', async () => {
    const { author } = await makeCampus(t);
    const {
      source: _s,
      destination: _d,
      duration: _l,
      socialMediaHandle: _h,
      ...form
    } = await planned(t);
    expect((await author.post('/api/explores', form)).json()).toMatchObject({
      source: '',
      destination: '',
      duration: '',
      socialMediaHandle: '',
    });
  });
});
