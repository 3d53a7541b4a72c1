import { IconButton } from '../button/button';
import { canShare, copyLink, shareLink, type SharedLink, urlOf } from '../util/share';
import { Menu, MenuItem } from './menu';

function openWhatsApp(link: SharedLink): void {
  const text = encodeURIComponent(`${link.title}: ${urlOf(link)}`);
  window.open(`https://wa.me/?text=${text}`, '_blank', 'noopener');
}

/** Shares a page of this site through the device's share sheet, or else by a link or WhatsApp. */
export function ShareMenu(link: SharedLink) {
  if (canShare()) {
    return <IconButton icon="link" label="Share" onClick={() => void shareLink(link)} />;
  }
  return (
    <Menu label="Share" icon="link">
      <MenuItem icon="link" onSelect={() => void copyLink(link)}>
        Copy link
      </MenuItem>
      <MenuItem icon="comment" onSelect={() => openWhatsApp(link)}>
        Send on WhatsApp
      </MenuItem>
    </Menu>
  );
}
