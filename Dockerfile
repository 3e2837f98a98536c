# By exact version; .github/dependabot.yml keeps it current. All files of the image come from this one, so nothing else has to be pinned.
# Debian 12 has support for as long as Node 24: until 2028.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG BASE_PATH IMAGE_HOSTS
RUN npm run build
# The site, Node, the libraries that they load, and what looking up a host's name needs: Debian's slim image alone has 75 MB, Node 127.
# Next keeps avatars that it has made smaller in `.next/cache`; `.cache` holds those and the last good content. Any user may write there,
# for some platforms choose one of their own.
RUN mkdir -p image/etc image/usr/local/bin \
  && cp -r .next/standalone image/site \
  && cp "$(command -v node)" image/usr/local/bin/ \
  && cp /etc/nsswitch.conf /etc/passwd image/etc/ \
  && find image -path '*/bin/node' -o -name '*.node' -o -name '*.so.*' | xargs ldd | grep -oE '[[:blank:]]/(usr/)?lib[^ ]*' | sort -u \
    | xargs cp -L --parents -t image \
  && ln -s ../.cache image/site/.next/cache \
  && chmod -R a+rX,go-w image \
  && mkdir -m 1777 image/site/.cache

FROM scratch
COPY --from=build /site/image/ /
WORKDIR /site
# Fixed when the site was built; the health check has to know it.
ARG BASE_PATH
ENV NODE_ENV=production BASE_PATH=$BASE_PATH
USER 65534:65534
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["/usr/local/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}${process.env.BASE_PATH || ''}/api/health`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["/usr/local/bin/node", "--max-semi-space-size=2", "--max-old-space-size=256", "server.js"]
