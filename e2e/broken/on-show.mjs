/** A page that runs `effect` once it is shown, with the hooks of the shell's React. */
export const onShow =
  (effect) =>
  ({ useEffect }) =>
    void useEffect(effect, []);
