import { refusal, timeLimit } from './call';
import { endSession } from './events';
import { ApiFailure } from './failure';

/** A file returned by the API. */
export interface Download {
  readonly file: Blob;
  /** File name given by the server. */
  readonly name: string;
}

/** The answer must begin within the time limit of a call; the download itself has no limit. */
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
  // A download that breaks off arrives as an error; an empty body would not be a file.
  if (file.size === 0) throw new TypeError('empty');
  return file;
}

function nameIn(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  return /filename="([^"/\\]+)"/.exec(disposition)?.[1] ?? 'download';
}

/**
 * Fetches a call that returns a file instead of JSON.
 * @param path of this site, e.g. `/api/user/export`
 * @throws {ApiFailure} for every unsuccessful answer, for none, and for one that breaks off
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
