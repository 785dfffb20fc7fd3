# One image for the three processes; the command says which. Node 24 comes with the dependencies.
FROM node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG BUILD_BRANCH=image
ARG BUILD_COMMIT=unknown
RUN BUILD_BRANCH=$BUILD_BRANCH BUILD_COMMIT=$BUILD_COMMIT npx vite build client \
  # The page is built: the image needs nothing that builds it.
  && npm pkg delete dependencies.vite dependencies.@vitejs/plugin-react \
    dependencies.swagger-ui-dist dependencies.@graphql-yoga/render-graphiql \
  && npm prune --omit=dev \
  # The image holds what the processes need: no launcher, no demo with its known passwords, no tests.
  && rm -rf server/launcher server/database/demo server/processes/demo.ts server/testing \
  && find server -type d \( -name testing -o -name bench \) -prune -exec rm -rf {} + \
  && find server -name '*.bench.ts' -delete

FROM node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json /app/tsconfig.json ./
COPY --from=build --chown=node:node /app/node_modules node_modules
COPY --from=build --chown=node:node /app/schema schema
COPY --from=build --chown=node:node /app/server server
COPY --from=build --chown=node:node /app/dist dist
# The pages for developers.
COPY --from=build --chown=node:node /app/docs docs
COPY --from=build --chown=node:node /app/CHANGELOG.md ./
RUN mkdir data && chown node:node data
VOLUME /app/data
USER node
EXPOSE 4000 4001 4002
CMD ["node", "--max-semi-space-size=16", "--import", "tsx", "server/processes/api.ts"]
