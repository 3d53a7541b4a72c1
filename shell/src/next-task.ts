/**
 * Calls back in a task of its own, so that the browser handles input and paints before it. Not a timer: those are
 * delayed in a tab in the background.
 */
export function inNextTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(undefined);
}
