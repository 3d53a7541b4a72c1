import { useSearchState } from '@campus/federation/remote/address';
import { Menu, MenuItem } from '@campus/shared-ui/menu';
import styles from './bubble.module.css';

/** What can be done about a message of the other one. Its name is short, as it is read out with the message. */
export function MessageMenu({ id }: { id: string }) {
  const report = useSearchState('report');
  return (
    <div className={styles.menu}>
      <Menu label="More">
        <MenuItem icon="flag" onSelect={() => report.open(id)}>
          Report
        </MenuItem>
      </Menu>
    </div>
  );
}
