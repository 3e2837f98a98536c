FROM node:20-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG BASE_PATH BUSINESS_NAME IMAGE_HOSTS
RUN npm run build

FROM node:20-slim
WORKDIR /site
COPY --from=build --chown=node /site/.next/standalone .next/standalone
COPY --from=build /site/lib/serving lib/serving
COPY --from=build /site/lib/commands/project.mjs lib/commands/
ENV NODE_ENV=production
# The last good content; mount a volume here to keep it across new containers.
RUN mkdir -p .cache/content && chown -R node .cache
USER node
EXPOSE 3000
CMD ["node", "--optimize-for-size", "lib/serving/serve.mjs"]
