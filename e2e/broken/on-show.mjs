/** A page that does something once it is shown, in the hooks that the shell's React gives it. */
export const onShow =
  (effect) =>
  ({ useEffect }) =>
    void useEffect(effect, []);
