// A remote whose styles affect the shell and other remotes.

const own = () => 'mfe-tea__own_1';

export const css = `
:is(.mfe-tea__own_1, button, a) {
  visibility: hidden;
}

body::after {
  content: '';
  position: fixed;
  inset: 0;
  z-index: 2147483647;
}
`;

export const pages = { own };
