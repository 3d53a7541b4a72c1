# One build, two images: `api`, the processes, and `nginx`, which serves what was built. Both must come from
# the same build: the shell that nginx sends is the one whose documents the processes compose.

FROM node:20-bookworm-slim AS manifests
WORKDIR /src
COPY . .
RUN mkdir /manifests && cp --parents package.json package-lock.json .npmrc */package.json /manifests

FROM node:20-bookworm-slim AS build
WORKDIR /srv/app
# Alone, so that packages are installed anew only when a manifest has changed.
COPY --from=manifests /manifests ./
RUN npm ci --include=dev --no-audit --no-fund --loglevel=error
COPY . .
# What `npm start` makes before it starts: pages, remotes and the server's bundles.
RUN node --input-type=module -e "await (await import('./scripts/lib/prepare.mjs')).prepare()"

FROM build AS runtime
# What only building and testing need stays out of the image that runs.
RUN npm prune --omit=dev --no-audit --no-fund --loglevel=error \
  && rm -rf e2e bench shared-ui/gallery .cache

FROM node:20-bookworm-slim AS api
WORKDIR /srv/app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data REMOTES_DIR=/remotes
COPY --from=runtime --chown=root:root /srv/app /srv/app
COPY --chmod=0755 docker/api-entrypoint.sh /usr/local/bin/api-entrypoint
# New volumes take their owner from here.
RUN mkdir -p /data /remotes /keys && chown node:node /data /remotes /keys
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["api-entrypoint"]
CMD ["node", "scripts/start.mjs", "--built"]

FROM nginxinc/nginx-unprivileged:1.28-alpine AS nginx
USER root
# As the API processes own them, whichever container is the first to make the volume.
RUN mkdir -p /srv/campus/r && chown 1000:1000 /srv/campus/r
USER nginx
COPY nginx.conf /etc/nginx/nginx.conf
COPY --from=build /srv/app/shell/dist /srv/campus/shell
EXPOSE 8080
# Whole once a process has written the documents of all pages.
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=3 \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/registry.json"]
ENTRYPOINT ["nginx"]
CMD ["-g", "daemon off;"]
