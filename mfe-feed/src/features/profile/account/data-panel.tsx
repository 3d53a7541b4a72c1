import { exportMessages as say, exportPath } from '@campus/contract';
import { download, failureMessage, type Download } from '@campus/contract/client';
import { Button, FormMessage, notify } from '@campus/shared-ui';
import { useMutation } from '@tanstack/react-query';
import styles from './account.module.css';

/** Saves a file as a browser download. */
function saveFile({ file, name }: Download): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click; the object URL holds it in memory until revoked.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads the student's own data as a file. */
export function DataPanel() {
  const file = useMutation({
    mutationFn: () => download(exportPath),
    onSuccess: (made) => {
      saveFile(made);
      notify.success(say.saved);
    },
  });
  return (
    <>
      <p className={styles.hint}>
        Get a zip file of everything Campus keeps about you: your account and logins, posts,
        comments, votes and confessions, your items, rides, events and trips, your dating profile
        and messages, and all your pictures.
      </p>
      <p className={styles.hint}>
        Keep it somewhere safe: it's the one file that says which confessions are yours.
      </p>
      {file.isError && <FormMessage>{failureMessage(file.error, say.failed)}</FormMessage>}
      <div>
        <Button
          busy={file.isPending}
          busyLabel="Preparing your file..."
          onClick={() => file.mutate()}
        >
          Download my data
        </Button>
      </div>
    </>
  );
}
