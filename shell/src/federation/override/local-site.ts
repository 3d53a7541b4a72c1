/** Names by which a machine calls itself. */
export const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the site itself runs on this machine. */
export const isLocalSite = (): boolean => localHosts.includes(location.hostname);
