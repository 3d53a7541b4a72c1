import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Origins } from '../http/origins';
import { lifetime } from './lifetime';

/** Behind https the name itself makes the browser insist on `Secure`, the path and no domain. */
export function cookieName(origins: Origins): string {
  return origins.secure ? '__Host-campus_session' : 'campus_session';
}

export function readToken(request: FastifyRequest, origins: Origins): string | undefined {
  return tokenIn(request.headers.cookie, origins);
}

/** The token in a `Cookie` header. */
export function tokenIn(header: string | undefined, origins: Origins): string | undefined {
  const prefix = `${cookieName(origins)}=`;
  const pairs = header?.split(';').map((pair) => pair.trim());
  const token = pairs?.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Without `remember` the cookie ends with the browser. */
export function setToken(
  reply: FastifyReply,
  origins: Origins,
  session: { token: string; remember: boolean },
): void {
  const age = session.remember ? `; Max-Age=${lifetime.absolute}` : '';
  setCookie(reply, origins, `${session.token}${age}`);
}

export function clearToken(reply: FastifyReply, origins: Origins): void {
  setCookie(reply, origins, '; Max-Age=0');
}

function setCookie(reply: FastifyReply, origins: Origins, value: string): void {
  const secure = origins.secure ? '; Secure' : '';
  const name = cookieName(origins);
  reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`);
}
