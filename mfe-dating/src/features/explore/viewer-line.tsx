import { findOwnDatingProfile, type Gender } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { Skeleton } from '@campus/shared-ui';
import styles from './viewer-line.module.css';

const lines: Record<Gender, string> = {
  male: 'Showing female profiles',
  female: 'Showing male profiles',
  other: 'Showing other profiles',
};

/** Whom the server shows to this student. */
export function ViewerLine() {
  const { data, isPending } = useCall(findOwnDatingProfile, {});
  const line = data?.gender
    ? lines[data.gender]
    : 'Showing profiles based on your gender preference';
  return <p className={styles.line}>{isPending ? <Skeleton width="12rem" /> : line}</p>;
}
