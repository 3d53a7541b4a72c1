// A remote whose styles affect the shell and other remotes: the gate reads them and runs nothing, the shell limits them.

const own = () => 'mfe-tea__own_1';

export const css = `
:is(.mfe-tea__own_1, button, a) {
  visibility: hidden;
}

body:has(.mfe-tea__own_1) header {
  display: none;
}

body::after {
  content: '';
  position: fixed;
  inset: 0;
  z-index: 2147483647;
}

.mfe-tea__own_1 {
  --space-4: 0;

  :not(&) {
    color: transparent;
  }
}

@layer shell {
  .mfe-tea__own_1 {
    margin: 0;
  }
}

@property --mfe-feed-ink {
  syntax: '*';
  inherits: true;
}

@container page (width > 1rem) {
  .mfe-tea__own_1 {
    container-name: page;
  }
}
`;

export const pages = { own };
