import { refusal, timeLimit } from './call';
import { endSession } from './events';
import { ApiFailure } from './failure';

/** A file as the API answered it. */
export interface Download {
  readonly file: Blob;
  /** As the server names it. */
  readonly name: string;
}

/** The answer begins within the time of a call; how long a file then takes is the line's affair. */
async function begin(path: string): Promise<Response> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeLimit);
  try {
    return await fetch(path, { credentials: 'same-origin', signal: waiting.signal });
  } finally {
    clearTimeout(timer);
  }
}

async function received(response: Response): Promise<Blob> {
  const file = await response.blob();
  // A file that breaks off in the middle arrives as an error; nothing at all would be no file.
  if (file.size === 0) throw new TypeError('empty');
  return file;
}

function nameIn(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  return /filename="([^"/\\]+)"/.exec(disposition)?.[1] ?? 'download';
}

/**
 * Fetches a call that answers a file instead of JSON.
 * @param path of this site, e.g. `/api/user/export`
 * @throws {ApiFailure} for every answer that is no success, for none, and for one that breaks off
 */
export async function download(path: string): Promise<Download> {
  const response = await begin(path).catch(() => {
    throw new ApiFailure(0);
  });
  if (!response.ok) {
    if (response.status === 401) endSession();
    throw refusal(response, await response.json().catch(() => undefined));
  }
  const file = await received(response).catch(() => {
    throw new ApiFailure(0);
  });
  return { file, name: nameIn(response) };
}
