export interface Phone {
  /** As it was typed. */
  readonly text: string;
  /** International form for `tel:` and WhatsApp, e.g. `+919876543210`; undefined where it is no number. */
  readonly number?: string;
}

/** A number without its country is an Indian one: ten digits, with or without a 0 or 91 before them. */
function international(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '');
  if (/^(?:\+|00)\d{8,15}$/.test(digits)) return digits.replace(/^(?:\+|00)/, '+');
  const [, indian] = /^(?:0|91)?([1-9]\d{9})$/.exec(digits) ?? [];
  return indian && `+91${indian}`;
}

/** Reads a list of phone numbers separated by commas; what is no number stays plain text. */
export function readPhones(list: string): readonly Phone[] {
  const texts = list.split(/[,;/\n]/).map((text) => text.trim());
  return texts.filter(Boolean).map((text) => {
    const number = international(text);
    return number ? { text, number } : { text };
  });
}
