# The server with the site, ready to run: docs/operations/containers.md.
#   docker build --target server .   SQLite, or PostgreSQL; 250 MB at most to download
#   docker build --target tools .    the same with pg_dump and pg_restore, for the commands on PostgreSQL

FROM node:24.21.0-slim AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
RUN npm run build

FROM node:24.21.0-slim AS server
# With many memory arenas glibc keeps about 20 MB that nothing uses.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
# They need no node_modules.
COPY --from=build /src/apps/api/dist apps/api/dist
COPY apps/api/content apps/api/content
COPY --from=build /src/apps/site/dist apps/site/dist
# New volumes get the owner of the folder that they are mounted over.
RUN install -d -o 1000 -g 1000 -m 700 /data /backups
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=20", "apps/api/dist/server.js"]

FROM postgres:18.6-trixie AS tools
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=server /usr/local/bin/node /usr/local/bin/node
COPY --from=server /app /app
RUN install -d -o 1000 -g 1000 -m 700 /data /backups
USER 1000:1000
ENTRYPOINT []
CMD ["node", "apps/api/dist/status.js"]
