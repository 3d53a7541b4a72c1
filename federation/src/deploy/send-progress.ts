/** Where it is said how far a build is sent, e.g. standard error. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** How far one archive is on its way. */
interface SendProgress {
  /** @param bytes that the site has taken so far, of that many */
  sent(bytes: number, total: number): void;
  /** Ends a line that was not finished. */
  end(): void;
}

const kilobytes = (bytes: number): number => Math.round(bytes / 1000);

/** Per cent from one line to the next where no terminal writes over the one before. */
const stride = 25;

/** Says it in one line of a terminal, elsewhere in a line for each quarter; without an output not at all. */
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
