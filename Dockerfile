# The web app and online tables in one container; docs/self-hosting.md tells how to run it.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN node scripts/setup.mjs && node scripts/web.mjs && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production TABLEE_HOST=0.0.0.0 TABLEE_PORT=4000 TABLEE_DATA=/data TABLEE_LOG=info
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/server/node_modules ./server/node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/web/dist ./web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || process.env.TABLEE_PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/tablee.mjs", "serve"]
