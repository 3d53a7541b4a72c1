import type { Download } from '@campus/contract/client';

/** Hands a file over to the browser, which keeps it where the student keeps downloads. */
export function saveFile({ file, name }: Download): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the press; the address holds it in memory until it is given back.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
