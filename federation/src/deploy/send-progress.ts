/** Output for the progress of sending a build, e.g. standard error. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Progress of sending one archive. */
interface SendProgress {
  /** @param bytes received by the site so far, out of `total` */
  sent(bytes: number, total: number): void;
  /** Ends an unfinished line. */
  end(): void;
}

const kilobytes = (bytes: number): number => Math.round(bytes / 1000);

/** Per cent between two lines if the output is no terminal and cannot overwrite a line. */
const stride = 25;

/** Reports progress in one line of a terminal, otherwise one line per quarter; without an output, not at all. */
export function sendProgress(output: ProgressOutput | undefined): SendProgress {
  const isTerminal = output?.isTTY ?? false;
  let said = 0;
  let isOpen = false;
  return {
    sent(bytes, total) {
      const percent = Math.floor((100 * bytes) / total);
      if (!output || percent < said + (isTerminal ? 1 : stride)) return;
      said = isTerminal ? percent : percent - (percent % stride);
      isOpen = isTerminal && percent < 100;
      const line = `${kilobytes(bytes)} of ${kilobytes(total)} KB sent, ${percent} %`;
      output.write(`${isTerminal ? '\r' : ''}${line}${isOpen ? '' : '\n'}`);
    },
    end() {
      if (isOpen) output?.write('\n');
      isOpen = false;
    },
  };
}
