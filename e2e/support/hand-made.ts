import { writeTea } from '../../federation/src/registry/write-tea';

export interface HandMade {
  build: string;
  /** Statements that run when the page is mounted. */
  shown?: string;
  /** Statements that run when the page is unmounted. */
  left?: string;
}

/** A container as webpack generates one, small enough to write by hand: one page that shows Tea. */
const entryOf = ({ build, shown = '', left = '' }: HandMade): string => `
(() => {
  let scope;
  window.mfe_tea_${build} = {
    init: (given) => { scope = given; },
    get: async () => {
      const [offer] = Object.values(scope.react);
      const { createElement, useEffect } = (await offer.get())();
      function Tea() {
        ${shown}
        useEffect(() => () => { ${left} }, []);
        return createElement('h1', { tabIndex: -1 }, 'Tea');
      }
      return () => ({ default: Tea });
    },
  };
})();
`;

/** A complete build of a remote that has no workspace, with the page /tea. Returns its folder. */
export const handMade = (made: HandMade): Promise<string> =>
  writeTea({ build: made.build, files: { 'entry.js': entryOf(made) } });
