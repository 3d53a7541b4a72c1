export interface Profile {
  /** As it was typed. */
  readonly text: string;
  /** Always https or http; undefined where the text leads nowhere. */
  readonly address?: string;
}

const hosts =
  /^(?:www\.)?(?:instagram\.com|t\.me|telegram\.me|x\.com|twitter\.com|facebook\.com|linkedin\.com|wa\.me)\//i;

function webAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

function addressOf(text: string): string | undefined {
  if (hosts.test(text)) return webAddress(`https://${text}`);
  const [, site = 'instagram', name] =
    /^(?:(instagram|insta|ig|telegram|tg)\s*[:\-–]\s*)?@?([A-Za-z0-9_.]{2,30})$/i.exec(text) ?? [];
  if (name === undefined || !(text.includes('@') || text.includes(':'))) return webAddress(text);
  return /^t/i.test(site) ? `https://t.me/${name}` : `https://www.instagram.com/${name}/`;
}

/**
 * Reads a list of handles and addresses separated by commas. `@name` is taken for Instagram, as
 * students write it; `telegram: name` for Telegram. Nothing but http and https becomes a link.
 */
export function readProfiles(list: string): readonly Profile[] {
  const texts = list.split(/[,;\n]/).map((text) => text.trim());
  return texts.filter(Boolean).map((text) => {
    const address = addressOf(text);
    return address ? { text, address } : { text };
  });
}
