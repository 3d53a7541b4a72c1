import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { Refusal } from '@campus/node-tools/refusal';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { RemoteDeclaration } from '../remote/declaration';
import type { RegisteredBuild, RegistryDocument } from '../remote/registry-document';
import { globalNameOf } from '../build/webpack-remote';
import { readWorkspace, root, type RemoteWorkspace } from '../build/workspace';
import { registryText } from '../registry/compose';
import {
  devBase,
  devBuild,
  devEntry,
  remoteForDevelopment,
  shellBase,
  shellForDevelopment,
} from './webpack-dev';

interface DevOptions {
  /** Origin of the running site that provides everything else. */
  site: string;
  port: number;
}

function originOf(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return address.origin;
  throw new InvalidArgumentError('It must be the address of a running site.');
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new InvalidArgumentError('It must be a number from 1 to 65535.');
}

const about = `
Serves one remote with fast refresh inside a running site: saved changes show at once, and form input is
kept. Everything except the remote and the shell comes from the site.`;

/**
 * Reads the arguments of `npm run dev -w <remote> --`.
 * @returns undefined if the help was requested and printed
 * @throws Refusal with one sentence
 */
export function devOptions(words: readonly string[]): DevOptions | undefined {
  const command = new Command('npm run dev -w <remote> --')
    .usage('[--site <url>] [--port <number>]')
    .description(about)
    .option('--site <url>', 'the running site', originOf, 'http://localhost:3000')
    .addOption(
      new Option('--port <number>', 'the port to listen on')
        .env('PORT')
        .argParser(portOf)
        .default(4300),
    )
    .configureOutput({ writeErr: () => undefined })
    .exitOverride();
  try {
    return command.parse(words, { from: 'user' }).opts<DevOptions>();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed') return undefined;
    throw new Refusal(error.message.replace(/^error: /, ''));
  }
}

/** The development build as the registry describes it: without hashes, because its files change. */
export function developedBuild(
  { name }: RemoteDeclaration,
  { entry, globalName }: Pick<RegisteredBuild, 'entry' | 'globalName'>,
): RegisteredBuild {
  return {
    build: devBuild,
    base: devBase(name),
    entry,
    globalName,
    requires: {},
    exposes: {},
    chunks: {},
    integrity: {},
    unchecked: true,
  };
}

/** Milliseconds: a development build has many megabytes, and may have to be compiled first. */
const limits = { entry: 60_000, expose: 60_000, chunk: 60_000, total: 120_000 };

/** The registry of the running site, in which one remote has only its development build. */
export function developedRegistry(
  registry: RegistryDocument,
  declaration: RemoteDeclaration,
  current: RegisteredBuild,
): RegistryDocument {
  const remote = { status: 'on' as const, declaration, current };
  return {
    ...registry,
    limits: { ...registry.limits, ...limits },
    revision: `${registry.revision}-dev`,
    remotes: { ...registry.remotes, [declaration.name]: remote },
  };
}

async function siteRegistry(site: string): Promise<RegistryDocument> {
  const answer = await fetch(`${site}/registry.json`).catch(() => undefined);
  if (!answer?.ok) throw new Refusal(`No site answers at ${site}: start it, or set --site.`);
  return (await answer.json()) as RegistryDocument;
}

async function registryFor({ declaration }: RemoteWorkspace, site: string) {
  const globalName = globalNameOf(declaration.container, devBuild);
  const current = developedBuild(declaration, { entry: devEntry, globalName });
  return developedRegistry(await siteRegistry(site), declaration, current);
}

const assets = `<link rel="stylesheet" href="${shellBase}main.css">
    <script src="${shellBase}main.js" defer></script>`;

async function documentFor(registry: RegistryDocument): Promise<string> {
  const template = await readFile(join(root, 'shell/src/index.html'), 'utf8');
  const inlined = `<script type="application/json" id="registry">${registryText(registry)}</script>`;
  return template
    .replace('<!-- assets -->', assets)
    .replace('<!-- page -->', () => inlined)
    .replace('<!-- title -->', '<title>Campus</title>')
    .replace('<!-- content -->', '');
}

const isPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers requests for pages and the registry with the development build of the remote. */
function ownAnswers(remote: RemoteWorkspace, { site }: DevOptions): Answer {
  return (request, response, next) => {
    const isRegistry = request.url?.split('?', 1)[0] === '/registry.json';
    if (!isRegistry && !isPage(request)) return next();
    const send = async () => {
      const registry = await registryFor(remote, site);
      response.setHeader('cache-control', 'no-store');
      response.setHeader('content-type', isRegistry ? 'application/json' : 'text/html');
      response.end(isRegistry ? registryText(registry) : await documentFor(registry));
    };
    send().catch((error: unknown) => response.writeHead(502).end(String(error)));
  };
}

/**
 * Serves the remote in `folder` with fast refresh: page, shell and remote from here, the rest from the running site.
 * Resolves once all is compiled, even with errors. @throws Refusal if that site is down or `folder` is no remote
 */
export async function serveRemote(folder: string, options: DevOptions): Promise<string> {
  const remote = await readWorkspace(folder);
  if (remote.kind !== 'remote') throw new Refusal(`${remote.name} is not a remote`);
  const shell = await readWorkspace(join(dirname(folder), 'shell'));
  if (shell.kind !== 'shell') throw new Refusal('There is no shell folder beside the remote');
  await siteRegistry(options.site);
  const compiler = webpack([shellForDevelopment(shell), remoteForDevelopment(remote)]);
  if (!compiler) throw new Refusal('webpack returned no compiler');
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port: options.port,
      hot: true,
      liveReload: false,
      client: { overlay: false },
      setupMiddlewares: (middlewares) => [
        { name: 'own-answers', middleware: ownAnswers(remote, options) },
        ...middlewares,
      ],
      proxy: [
        {
          context: () => true,
          target: options.site,
          changeOrigin: true,
          ws: true,
          // Writes are accepted only from the site's own pages, which are replaced by these.
          headers: { origin: options.site },
        },
      ],
    },
    compiler,
  );
  const compiled = new Promise<void>((resolve) =>
    compiler.hooks.done.tap('campus', () => resolve()),
  );
  await server.start();
  // A page that is opened earlier would wait until its time limit.
  await compiled;
  return `http://localhost:${options.port}`;
}
