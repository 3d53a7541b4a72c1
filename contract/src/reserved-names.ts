/** Names that could impersonate the site or be mistaken for one of its labels. */
const reserved = [
  ...['admin', 'admins', 'administrator', 'administrators', 'sysadmin', 'root', 'system'],
  ...['moderator', 'moderators', 'mod', 'mods', 'operator', 'operators', 'owner', 'staff', 'team'],
  ...['campus', 'official', 'support', 'help', 'helpdesk', 'security', 'safety', 'service'],
  ...['abuse', 'contact', 'info', 'noreply', 'postmaster', 'webmaster', 'hostmaster', 'bot'],
  ...['anonymous', 'everyone', 'deleted', 'null', 'undefined'],
];

const lookAlikes: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'l', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b' },
  ...{ '9': 'g', i: 'l', rn: 'm', vv: 'w', _: '' },
};

/** A name with look-alike letters replaced by one letter. */
function folded(name: string): string {
  return name.toLowerCase().replace(/rn|vv|[0-9i_]/g, (part) => lookAlikes[part] ?? '');
}

const wholly = new RegExp(`^(?:${reserved.map(folded).join('|')})+$`);

/**
 * Whether a name is reserved for the site: one or more of these words, in any case, with digits for
 * letters, underscores anywhere and a number at the end.
 * @param username of letters, digits and underscores, as the forms accept it
 */
export function isReservedName(username: string): boolean {
  return [username, username.replace(/(?<![0-9_])[0-9_]+$/, '')].some((name) =>
    wholly.test(folded(name)),
  );
}
