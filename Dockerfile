FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG BASE_PATH IMAGE_HOSTS
RUN npm run build

FROM node:24-slim
WORKDIR /site
COPY --from=build --chown=node /site/.next/standalone ./
# Fixed when the site was built; the health check has to know it.
ARG BASE_PATH
ENV NODE_ENV=production BASE_PATH=$BASE_PATH
# The last good content; mount a volume here to keep it across new containers.
RUN mkdir -p .cache/content && chown -R node .cache
USER node
# One image serves any business: mount its facts and name the file, e.g.
# docker run --volume ./rosario.json:/rosario.json:ro --env BUSINESS_FILE=/rosario.json …
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}${process.env.BASE_PATH || ''}/api/health`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--max-old-space-size=256", "server.js"]
