import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useEffect } from 'react';
import { RemovalBoundary } from './removal-boundary';

class Above extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <p>Everything broke</p> : this.props.children;
  }
}

/** Throws when it is removed. */
function Tea({ name }: { name: string }) {
  useEffect(
    () => () => {
      throw new Error(`left the stove on under the ${name} tea`);
    },
    [name],
  );
  return <h1>{name}</h1>;
}

const site = (page: ReactNode) => (
  <Above>
    <p>The shell</p>
    <RemovalBoundary>{page}</RemovalBoundary>
  </Above>
);

const draw = async (work: () => unknown) => act(async () => void work());

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('the next page is drawn although the one before it threw when it was left', async () => {
  const { rerender } = render(site(<Tea name="black" />));
  await draw(() => rerender(site(<h1>coffee</h1>)));
  expect(screen.getByRole('heading')).toHaveTextContent('coffee');
  expect(screen.getByText('The shell')).toBeInTheDocument();
});

test('so is another build of a page that throws as well when it is drawn anew', async () => {
  const { rerender } = render(site(<Tea key="1" name="black" />));
  await draw(() => rerender(site(<Tea key="2" name="green" />)));
  expect(screen.getByRole('heading')).toHaveTextContent('green');
  await draw(() => rerender(site(null)));
});

test.each([new Error('no water'), undefined])(
  'what cannot be drawn at all is left to the boundary above: %s',
  (thrown) => {
    const Broken = () => {
      throw thrown;
    };
    render(site(<Broken />));
    expect(screen.getByText('Everything broke')).toBeInTheDocument();
  },
);
