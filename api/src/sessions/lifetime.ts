const hour = 60 * 60;

/** Seconds. */
export const lifetime = {
  /** However busy a session is. */
  absolute: 30 * 24 * hour,
  /** Without "remember me": how long it may be quiet. */
  idle: 24 * hour,
  /** How exactly the last use is known; a read writes at most this often. */
  resolution: hour,
} as const;

export const sessionsPerStudent = 10;
