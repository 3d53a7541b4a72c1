const remoteName = /^mfe-[a-z0-9-]+$/;
const buildName = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const plainPath = /^[A-Za-z0-9_@-][A-Za-z0-9_@.-]*(?:\/[A-Za-z0-9_@-][A-Za-z0-9_@.-]*)*$/;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a value can be the name of a remote's folder. */
export const isRemoteName = (value: unknown): value is string =>
  isText(value) && remoteName.test(value);

/** Whether a value can be the name of a build's folder. */
export const isBuildName = (value: unknown): value is string =>
  isText(value) && buildName.test(value);

/** Whether a value is a path that stays inside of its folder and that the site would serve. */
export const isPlainPath = (value: unknown): value is string =>
  isText(value) && plainPath.test(value);
