# By exact version; .github/dependabot.yml keeps it current. All files of the image come from this one, so nothing else has to be pinned.
# Debian 12 has support for as long as Node 24: until 2028.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG BASE_PATH
ARG IMAGE_HOSTS
RUN npm run build
# The site, Node, and the libraries that they load. Debian's slim image would add 75 MB of programs that nothing here runs.
# `.next/cache` is where Next keeps the avatars that it has made smaller, `.cache/content` the last good content: both are in one folder,
# the only one that is written. Any user may, for some platforms choose one of their own.
RUN mkdir -p image/usr/local/bin \
  && cp -r .next/standalone image/site \
  && cp "$(command -v node)" image/usr/local/bin/ \
  && find image -path '*/bin/node' -o -name '*.node' | xargs ldd | grep -oE '[[:blank:]]/(usr/)?lib[^ ]*' | sort -u \
    | xargs cp -L --parents -t image \
  && ln -s ../.cache image/site/.next/cache \
  && chmod -R a+rX,go-w image \
  && mkdir -m 1777 image/site/.cache

FROM scratch
COPY --from=build /site/image/ /
WORKDIR /site
# BASE_PATH is fixed when the site is built; the health check has to know it. glibc makes up to eight heaps for
# each processor: with Node 24.21 and a menu of 1,000 options, refreshed every second, the process had 245 to 255 MB, and 229 with two.
ARG BASE_PATH
ENV NODE_ENV=production BASE_PATH=$BASE_PATH MALLOC_ARENA_MAX=2
USER 65534:65534
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["/usr/local/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}${process.env.BASE_PATH || ''}/api/health`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["/usr/local/bin/node", "--max-semi-space-size=2", "--max-old-space-size=256", "server.js"]
