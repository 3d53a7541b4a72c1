import { pushMessages as say, readPush, subscribePush, unsubscribePush } from '@campus/contract';
import { call, failureMessage } from '@campus/contract/client';
import { callKey, queryClient } from '@campus/contract/react';
import { withTimeLimit } from '@campus/federation/remote';
import {
  Button,
  ErrorState,
  FormMessage,
  LoadingRegion,
  notify,
  Skeleton,
} from '@campus/shared-ui';
import { Checkbox } from '@campus/shared-ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import styles from './account.module.css';

/** Milliseconds: in a browser that refuses the worker, it is never ready. */
const workerTimeout = 10_000;

const queryKey = [...callKey(readPush, {}), 'device'];

type DeviceState =
  | { readonly device: 'unsupported' }
  | { readonly device: 'blocked' }
  | { readonly device: 'able'; readonly isOn: boolean; readonly publicKey: string };

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function findSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager.getSubscription();
}

/** Of an earlier key of the site, the push service refuses everything. */
function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return text.replaceAll('=', '') === publicKey;
}

/** On only if both the server and this browser have the subscription. */
async function readDevice(): Promise<DeviceState> {
  if (!isSupported()) return { device: 'unsupported' };
  if (Notification.permission === 'denied') return { device: 'blocked' };
  const { publicKey, isSubscribed } = await call(readPush, {});
  const subscription = isSubscribed ? await findSubscription() : undefined;
  const isOn = Boolean(subscription && isOfKey(subscription, publicKey));
  return { device: 'able', isOn, publicKey };
}

/** Asks for the browser's permission, so only after a press. @returns whether it was given */
async function turnOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const ready = withTimeLimit(navigator.serviceWorker.ready, workerTimeout, 'The service worker');
  const { pushManager } = await ready;
  // One of an earlier login, or of another key of the site, would not do.
  await (await pushManager.getSubscription())?.unsubscribe();
  const applicationServerKey = publicKey;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await call(subscribePush, { body: { endpoint: made.endpoint } });
  return true;
}

async function turnOff(): Promise<boolean> {
  await call(unsubscribePush, {});
  // Without the server's, the browser's has no effect.
  const subscription = await findSubscription().catch(() => undefined);
  await subscription?.unsubscribe().catch(() => undefined);
  return true;
}

interface SwitchProps {
  readonly isOn: boolean;
  readonly publicKey: string;
}

function Switch({ isOn, publicKey }: SwitchProps) {
  const change = useMutation({
    mutationFn: (wanted: boolean) => (wanted ? turnOn(publicKey) : turnOff()),
    async onSuccess(isDone, isOn) {
      if (!isDone) return queryClient.invalidateQueries({ queryKey });
      const changed: DeviceState = { device: 'able', isOn, publicKey };
      queryClient.setQueryData(queryKey, changed);
      notify.success(isOn ? say.on : say.off);
      return undefined;
    },
  });
  const { isPending, isSuccess, isError, variables: wanted } = change;
  const isUnanswered = isSuccess && !change.data;
  return (
    <>
      <Checkbox
        label="Alerts while Campus is closed"
        hint="They never mention dating or confessions on your lock screen, and stop when you log out here."
        checked={isPending ? wanted : isOn}
        aria-disabled={isPending}
        onChange={({ target }) => !isPending && change.mutate(target.checked)}
      />
      {isUnanswered && <FormMessage tone="warn">{say.notAllowed}</FormMessage>}
      {isError && (
        <FormMessage>
          {failureMessage(change.error, wanted ? say.onFailed : say.offFailed)}
        </FormMessage>
      )}
    </>
  );
}

const loading = (
  <LoadingRegion busy label="Checking alerts on this device">
    <Skeleton width="60%" height="1lh" />
    <Skeleton width="90%" height="1lh" />
  </LoadingRegion>
);

function Device() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: readDevice,
    staleTime: 0,
  });
  const again = () => void refetch();
  if (error) {
    const message = failureMessage(error, say.readFailed);
    return <ErrorState message={message} onRetry={again} busy={isFetching} />;
  }
  if (data === undefined) return loading;
  if (data.device === 'unsupported') {
    return (
      <p className={styles.hint}>
        This browser can't show notifications of a site that is closed. On an iPhone or iPad, add
        Campus to your Home Screen first, then open it from there.
      </p>
    );
  }
  if (data.device === 'blocked') {
    return (
      <>
        <p className={styles.hint}>
          Your browser blocks notifications from Campus. To allow them, press the icon beside the
          address, or open your browser's settings for this site, and allow notifications.
        </p>
        <div>
          <Button size="small" busy={isFetching} onClick={again}>
            Check again
          </Button>
        </div>
      </>
    );
  }
  return <Switch isOn={data.isOn} publicKey={data.publicKey} />;
}

/** Whether this device hears what is new while the site is closed. */
export function PushPanel() {
  return (
    <>
      <p className={styles.hint}>
        Hear about replies, seats, matches and messages while Campus is closed. Comments on your
        confessions only show in the bell.
      </p>
      <Device />
    </>
  );
}
