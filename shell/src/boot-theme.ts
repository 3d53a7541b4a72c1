// Runs before the first paint, so that neither another theme nor another visitor's page flashes.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (localStorage.getItem('isAuthenticated') === 'true') dataset.student = '';
} catch {
  // Storage is blocked: the device's theme it is, and nobody is signed in.
}

// What is pressed on a page that came with the document waits for the scripts: see static-page.ts.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('#page')) window.pressedEarly = target;
});
