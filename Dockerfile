# One build, three images: `api`, the processes with the shell and the remotes that they publish at startup; `nginx`,
# which serves the published files; and `gate`, a browser for trying out teams' builds.

FROM node:20-bookworm-slim AS base

FROM base AS manifests
WORKDIR /src
COPY . .
RUN mkdir /manifests && cp --parents package.json package-lock.json .npmrc */package.json /manifests

FROM base AS build
WORKDIR /srv/app
# Only the manifests, so that packages are installed again only when a manifest has changed.
COPY --from=manifests /manifests ./
RUN npm ci --include=dev --no-audit --no-fund --loglevel=error
COPY . .
# Builds the same as `npm start` does first: pages, remotes and the server's bundles.
RUN --mount=type=cache,target=/srv/app/node_modules/.cache \
  node --input-type=module -e "await (await import('./scripts/lib/prepare.mjs')).prepare()"

# The runtime files without sources: bundles, the packages that they load, built pages. Each folder is one layer below.
RUN node docker/collect-runtime.mjs /runtime \
  && mv /runtime/api/node_modules /runtime/packages && mv /runtime/api/.build /runtime/programs

FROM base AS api
WORKDIR /srv/app
# npm writes no log on the read-only disk and prints nothing itself: the output of a command may be a backup. As in
# `npm start`, freed memory goes back to the system instead of to one of many arenas.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data REMOTES_DIR=/remotes \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 \
  NPM_CONFIG_LOGLEVEL=silent NPM_CONFIG_LOGS_MAX=0 NPM_CONFIG_UPDATE_NOTIFIER=false
# Packages in a separate layer: they change less often than the code.
COPY --from=build --chown=root:root /runtime/packages ./node_modules
COPY --from=build --chown=root:root /runtime/programs ./.build
COPY --from=build --chown=root:root /runtime/api ./
COPY --chmod=0755 docker/api-entrypoint.sh /usr/local/bin/api-entrypoint
# New volumes get their owner from these folders.
RUN mkdir -p /data /remotes /keys /backups /gate && chown node:node /data /remotes /keys /backups /gate
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
# Starts no Node process: the check runs every five seconds, even on a busy machine.
HEALTHCHECK --interval=5s --timeout=5s --start-period=120s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/3000 && printf 'GET /api/health/ready HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
ENTRYPOINT ["api-entrypoint"]
CMD ["node", "scripts/start.mjs", "--built"]

FROM nginxinc/nginx-unprivileged:1.28-alpine AS nginx
USER root
# The same owner as in the API image, whichever container creates the volume first.
RUN mkdir -p /srv/campus/r && chown 1000:1000 /srv/campus/r
COPY nginx.conf /etc/nginx/nginx.conf
# The addresses of Docker's own names change, so they are resolved repeatedly. Older versions of nginx, which
# the file also supports, cannot do that.
RUN sed -i -e 's/server api:3000 /server api:3000 resolve /' \
  -e 's#^http {#http {\n  include /tmp/front.conf;\n  resolver 127.0.0.11 valid=1s ipv6=off;\n  resolver_timeout 2s;#' /etc/nginx/nginx.conf
COPY --chmod=0755 docker/nginx-entrypoint.sh /usr/local/bin/nginx-entrypoint
# The same with TLS, for the service `tls`.
COPY docker/tls.conf /etc/nginx/tls.conf
RUN sed 's/listen 8080;/include tls.conf;/' /etc/nginx/nginx.conf > /etc/nginx/nginx-tls.conf
USER nginx
EXPOSE 8080
# Healthy once a process has written the documents of all pages.
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=3 \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/registry.json"]
ENTRYPOINT ["nginx-entrypoint"]
CMD ["-g", "daemon off;"]

# Last, so that a build of only one of the other images installs no browser.
FROM base AS gate
RUN apt-get update -qq \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /gate && chown node:node /gate
WORKDIR /srv/app
ENV NODE_ENV=production CHROMIUM=/usr/bin/chromium-headless-shell HOME=/tmp GATE_SOCKET=/gate/socket
COPY --from=build --chown=root:root /runtime/gate ./
USER node
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=3 CMD ["test", "-S", "/gate/socket"]
ENTRYPOINT ["node"]
CMD [".build/gate.mjs", "--serve"]
