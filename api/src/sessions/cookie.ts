import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import type { Origins } from '../http/guards';

const hour = 60 * 60;

/** Seconds. */
export const lifetime = {
  /** Maximum age, even of a session in use. */
  absolute: 30 * 24 * hour,
  /** Without "remember me": maximum time without use. */
  idle: 24 * hour,
  /** Precision of the last use; a read writes at most this often. */
  resolution: hour,
} as const;

export const sessionsPerStudent = 10;

/** 256 random bits without meaning; only their hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The id of a session for pages: neither the token nor the stored hash can be derived from it. */
export function publicSessionId(session: string): string {
  return createHash('sha256').update(`session|${session}`).digest('base64url').slice(0, 22);
}

/** Behind https the name's prefix makes the browser insist on `Secure`, the path and no domain. */
export function cookieName(origins: Origins, name: string): string {
  return origins.secure ? `__Host-${name}` : name;
}

const sessionName = (origins: Origins) => cookieName(origins, 'campus_session');

export function readToken(request: FastifyRequest, origins: Origins): string | undefined {
  return tokenIn(request.headers.cookie, origins);
}

/** The token in a `Cookie` header. */
export function tokenIn(header: string | undefined, origins: Origins): string | undefined {
  const token = parseCookie(header ?? '')[sessionName(origins)];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Without `remember` the cookie ends with the browser. */
export function setToken(
  reply: FastifyReply,
  origins: Origins,
  session: { token: string; remember: boolean },
): void {
  const age = session.remember ? `; Max-Age=${lifetime.absolute}` : '';
  setCookie(reply, origins, `${sessionName(origins)}=${session.token}${age}`);
}

export function clearToken(reply: FastifyReply, origins: Origins): void {
  setCookie(reply, origins, `${sessionName(origins)}=; Max-Age=0`);
}

export function setCookie(reply: FastifyReply, origins: Origins, cookie: string): void {
  const secure = origins.secure ? '; Secure' : '';
  reply.header('set-cookie', `${cookie}; Path=/; HttpOnly; SameSite=Lax${secure}`);
}

/** The browser and system named by a `User-Agent`; the first match counts, because most name several. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Maximum number of characters examined; browsers send less than half of it. */
const longest = 512;

/**
 * A short label such as `Chrome on Android`, enough for a student to tell their devices apart. Nothing else
 * of the browser's description is stored.
 */
export function deviceLabel(userAgent: string | undefined): string | undefined {
  const known = userAgent?.slice(0, longest) ?? '';
  const named = (list: typeof browsers) => list.find(([sign]) => sign.test(known))?.[1];
  const browser = named(browsers);
  const system = named(systems);
  return browser && system ? `${browser} on ${system}` : (browser ?? system);
}
