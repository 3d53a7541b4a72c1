// A page of a remote that freezes the tab before it has loaded.

const loopAtOnce = () => {
  console.info('Looping');
  for (let count = 0; count >= 0; count += 0) void count;
};

export const pages = { loopAtOnce };
