import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Framed } from '../remote/registry-document';

/**
 * Takes the network from the process, which Node's permissions do not cover. Modules can be loaded, as frames do;
 * only what connects, listens or asks for addresses throws. A hindrance, not a boundary.
 */
const withoutNetwork = `
const denied = () => {
  throw new Error('A frame may not use the network');
};
const deny = (holder) => {
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(holder))) {
    if (typeof value === 'function' && name !== 'constructor') holder[name] = denied;
  }
};
const [net, dns, dgram] = ['net', 'dns', 'dgram'].map((name) => require('node:' + name));
// What http, https, http2 and tls use too.
net.Socket.prototype.connect = net.Server.prototype.listen = net._createServerHandle = denied;
for (const { prototype } of [dgram.Socket, dns.Resolver, dns.promises.Resolver]) deny(prototype);
for (const holder of [dgram, dns, dns.promises]) deny(holder);
// For import().
require('node:module').syncBuiltinESMExports();
for (const name of ['fetch', 'WebSocket', 'EventSource']) delete globalThis[name];
`;

/**
 * Source of the process. The first input line is the module, each later line is something to draw, and each
 * line gets one answer.
 */
const program = `
${withoutNetwork}
const answer = (value) => process.stdout.write(JSON.stringify(value) + '\\n');
let module;
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const given = JSON.parse(line);
  try {
    if (module) return answer({ html: module.exports.frame(given) });
    module = { exports: {} };
    new Function('module', 'exports', 'require', given)(module, module.exports, require);
    answer({ drawn: module.exports.drawn });
  } catch (error) {
    answer({ fault: String(error) });
  }
});
`;

// Node 20 knows only the longer name.
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** No access to files, programs, threads, the environment or the network. */
const confined = [permission, '--no-warnings', '--max-old-space-size=128', '-e', program];

/** Time limit in milliseconds for one answer; a process that takes longer is ended. */
const limit = 10_000;

interface Answer {
  html?: unknown;
  drawn?: unknown;
  fault?: unknown;
}

type Child = ChildProcessByStdio<Writable, Readable, null>;

interface Drawer {
  ask(line: unknown): Promise<Answer>;
  end(): void;
}

function startDrawer(onEnd: () => void): Drawer {
  const child: Child = spawn(process.execPath, confined, {
    env: {},
    cwd: '/',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  // Answers arrive in the order of the requests.
  const waiting: { resolve: (answer: Answer) => void; reject: (fault: Error) => void }[] = [];
  const fail = (why: string) => {
    onEnd();
    for (const { reject } of waiting.splice(0)) reject(new Error(`The frame ${why}`));
  };
  child.once('error', ({ message }) => fail(`cannot be drawn: ${message}`));
  child.once('close', () => fail('is not drawn: its process has ended'));
  child.stdin.on('error', () => undefined);
  createInterface({ input: child.stdout }).on('line', (line) => {
    try {
      waiting.shift()?.resolve(JSON.parse(line) as Answer);
    } catch {
      child.kill('SIGKILL');
    }
  });
  // It ends when its input closes, and so with this process.
  child.unref();
  return {
    async ask(line) {
      const timer = setTimeout(() => child.kill('SIGKILL'), limit).unref();
      try {
        return await new Promise<Answer>((resolve, reject) => {
          waiting.push({ resolve, reject });
          child.stdin.write(`${JSON.stringify(line)}\n`);
        });
      } finally {
        clearTimeout(timer);
      }
    },
    end: () => child.stdin.end(),
  };
}

/** The frame of a shell build that a team sent, drawn in a process that may do nothing else. */
export interface FrameElsewhere {
  frame: (framed: Framed) => Promise<string>;
  drawn: readonly string[];
  /** Ends the process after it has answered all requests. */
  close: () => void;
}

/**
 * Runs the module of a frame in a separate process, which is started again if it has ended.
 * @throws if the module cannot be run at all
 */
export async function frameElsewhere(path: string): Promise<FrameElsewhere> {
  const code = await readFile(path, 'utf8');
  let running: Promise<[Drawer, Answer]> | undefined;
  const start = async (): Promise<[Drawer, Answer]> => {
    const drawer = startDrawer(() => {
      running = undefined;
    });
    const hello = await drawer.ask(code);
    if (hello.fault !== undefined) {
      drawer.end();
      throw new Error(String(hello.fault));
    }
    return [drawer, hello];
  };
  const [, { drawn }] = await (running = start());
  return {
    drawn: Array.isArray(drawn) ? drawn.map(String) : [],
    async frame(framed) {
      const [drawer] = await (running ??= start());
      const { html, fault } = await drawer.ask(framed);
      if (typeof html !== 'string') throw new Error(`The frame throws: ${String(fault)}`);
      return html;
    },
    close: () => void running?.then(([drawer]) => drawer.end()),
  };
}
