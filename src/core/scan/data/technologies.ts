import { fileName } from '../../value/path.ts';

/** What a dependency says about the project that uses it. */
export type Use =
  | 'server'
  | 'command'
  | 'transport'
  | 'ui'
  | 'mobile'
  | 'data'
  | 'ml'
  | 'ml-hint'
  | 'database'
  | 'api'
  | 'e2e'
  | 'security'
  | 'docs'
  | 'mcp';

export type Ecosystem =
  'npm' | 'python' | 'go' | 'rust' | 'jvm' | 'dotnet' | 'php' | 'ruby' | 'elixir' | 'swift' | 'dart' | 'r' | 'julia';

/** Whole names of packages, separated by spaces. A name that only contains one of them proves nothing; `x/*` is a whole scope. */
const TABLE: Readonly<Record<Ecosystem, Partial<Record<Use, string>>>> = {
  npm: {
    server:
      'express fastify koa @koa/router @nestjs/core @hapi/hapi hapi hono @hono/node-server restify polka @feathersjs/feathers @adonisjs/core sails moleculer @apollo/server apollo-server apollo-server-express graphql-yoga @trpc/server @loopback/core strapi @strapi/strapi h3 nitro elysia probot',
    transport: '@grpc/grpc-js ws socket.io bullmq @modelcontextprotocol/sdk @modelcontextprotocol/server',
    ui: 'astro react react-dom preact vue svelte @sveltejs/kit @angular/core solid-js lit next nuxt @remix-run/react gatsby ember-source alpinejs @builder.io/qwik inferno mithril riot @inertiajs/vue3 @inertiajs/react @inertiajs/svelte react-scripts backbone marionette @stencil/core htmx.org vuetify @mui/material antd @emotion/react styled-components electron',
    mobile:
      'react-native expo @ionic/core @ionic/react @ionic/angular @ionic/vue @capacitor/core cordova nativescript @nativescript/core',
    ml: '@tensorflow/tfjs @tensorflow/tfjs-node onnxruntime-node brain.js',
    database:
      'prisma @prisma/client typeorm sequelize knex drizzle-orm mikro-orm mongoose @mikro-orm/core kysely objection',
    api: 'swagger-jsdoc swagger-ui-express @nestjs/swagger @asteasolutions/zod-to-openapi @fastify/swagger tsoa',
    e2e: '@playwright/test playwright cypress detox webdriverio @wdio/cli testcafe nightwatch puppeteer',
    security: 'oidc-provider',
    docs: 'docusaurus @docusaurus/core @docusaurus/preset-classic vitepress vuepress docsify docsify-cli gitbook gitbook-cli markdownlint markdownlint-cli markdownlint-cli2 markdown-link-check textlint remark-cli typedoc @antora/cli nextra mintlify retypeapp cspell prettier husky lint-staged vitepress-plugin-mermaid @astrojs/starlight',
    mcp: '@modelcontextprotocol/sdk @modelcontextprotocol/server fastmcp mcp-framework',
  },
  python: {
    server:
      'django djangorestframework flask fastapi starlette tornado aiohttp sanic bottle falcon pyramid litestar quart connexion robyn blacksheep cherrypy django-ninja zope plone fastmcp',
    command: 'click typer',
    transport: 'uvicorn gunicorn hypercorn grpcio celery twisted graphene strawberry-graphql ariadne mcp',
    ui: 'nicegui reflex',
    data: 'apache-airflow airflow dagster prefect luigi kedro dbt-core dbt-postgres dbt-snowflake dbt-bigquery dbt-redshift dbt-duckdb dbt-spark pyspark great-expectations great_expectations sqlmesh meltano dlt apache-beam petl mage-ai delta-spark singer-sdk snowflake-snowpark-python apache-flink ibis-framework bytewax pathway dataform sqlmesh soda-core astronomer-cosmos singer-python',
    ml: 'torch pytorch torchvision torchaudio tensorflow tensorflow-gpu keras jax jaxlib flax lightning pytorch-lightning transformers diffusers accelerate peft xgboost lightgbm catboost sentence-transformers ultralytics timm detectron2 fastai mxnet paddlepaddle stable-baselines3 gymnasium vllm deepspeed trl onnx tensorflow-cpu optuna allennlp flair',
    'ml-hint':
      'scikit-learn sklearn mlflow wandb gensim spacy nltk onnxruntime statsmodels datasets tensorboard tensorboardx imbalanced-learn dvclive opencv-python bentoml clearml huggingface-hub prophet shap',
    database: 'sqlalchemy alembic sqlmodel peewee tortoise-orm psycopg2 psycopg2-binary psycopg asyncpg pymongo',
    api: 'drf-spectacular drf-yasg apispec flasgger',
    e2e: 'playwright pytest-playwright selenium splinter robotframework behave locust',
    security: 'pysaml2 impacket scapy yara-python',
    docs: 'mkdocs mkdocs-material sphinx sphinx-rtd-theme pymdown-extensions mkdocs-awesome-pages-plugin furo myst-parser pre-commit recommonmark sphinx-copybutton sphinx-autobuild pelican nikola mkdocs-minify-plugin mkdocs-redirects mkdocs-macros-plugin mkdocs-git-revision-date-localized-plugin markdown pygments jinja2 mkdocstrings zensical mdformat codespell',
    mcp: 'mcp fastmcp',
  },
  go: {
    server:
      'github.com/gin-gonic/gin github.com/labstack/echo github.com/gofiber/fiber github.com/go-chi/chi github.com/gorilla/mux github.com/julienschmidt/httprouter github.com/beego/beego github.com/go-kit/kit github.com/zeromicro/go-zero github.com/urfave/negroni github.com/emicklei/go-restful connectrpc.com/connect github.com/go-kratos/kratos github.com/hertz-contrib/cors goa.design/goa',
    command:
      'github.com/spf13/cobra github.com/urfave/cli github.com/alecthomas/kong github.com/charmbracelet/bubbletea',
    transport:
      'sigs.k8s.io/controller-runtime google.golang.org/grpc github.com/99designs/gqlgen github.com/valyala/fasthttp',
    database:
      'gorm.io/gorm github.com/jmoiron/sqlx github.com/golang-migrate/migrate github.com/pressly/goose entgo.io/ent github.com/jackc/pgx github.com/lib/pq github.com/gobuffalo/pop github.com/ory/pop',
    api: 'github.com/swaggo/swag github.com/go-swagger/go-swagger',
    security: 'github.com/ory/fosite',
    mcp: 'github.com/mark3labs/mcp-go github.com/modelcontextprotocol/go-sdk',
  },
  rust: {
    server: 'actix-web axum rocket warp poem tide salvo gotham',
    transport: 'tonic hyper',
    ui: 'leptos yew dioxus sycamore seed egui eframe iced',
    data: 'datafusion polars',
    ml: 'candle-core burn tch tract-onnx',
    database: 'diesel sqlx sea-orm refinery',
    api: 'utoipa',
    mcp: 'rmcp',
  },
  jvm: {
    server:
      'spring-boot-starter-web spring-boot-starter-webmvc spring-boot-starter-webflux spring-boot-starter spring-boot-starter-parent org.springframework.boot spring-webmvc quarkus-resteasy quarkus-rest quarkus-universe-bom quarkus-bom io.quarkus micronaut-http-server-netty io.micronaut.application ktor-server-core ktor-server-netty io.ktor.plugin dropwizard-core javalin jersey-server vertx-core vertx-web helidon-webserver undertow-core play-netty-server akka-http jooby spark-core-web http4s-core',
    transport: 'grpc-netty grpc-netty-shaded jakarta.servlet-api javax.servlet-api',
    ui: 'vaadin-spring-boot-starter vaadin-core javafx-controls',
    data: 'spark-sql_2.12 spark-sql_2.13 spark-core_2.12 spark-core_2.13 flink-streaming-java kafka-streams beam-sdks-java-core beam-runners-google-cloud-dataflow-java beam-runners-direct-java beam-sdks-java-io-google-cloud-platform flink-java flink-clients flink-table-api-java hadoop-client org.apache.spark',
    ml: 'deeplearning4j-core ai.djl.api tensorflow-core-platform',
    database:
      'spring-boot-starter-data-jpa flyway-core liquibase-core hibernate-core mybatis-spring-boot-starter jooq exposed-core',
    api: 'springdoc-openapi-starter-webmvc-ui springdoc-openapi-ui springfox-swagger2',
    e2e: 'selenium-java playwright cucumber-java gatling',
    security: 'spring-authorization-server',
    mcp: 'spring-ai-starter-mcp-server mcp io.modelcontextprotocol.sdk',
  },
  dotnet: {
    server:
      'microsoft.net.sdk.web microsoft.aspnetcore.app microsoft.net.sdk.worker microsoft.aspnetcore.openapi carter fastendpoints microsoft.azure.functions.worker nancy servicestack',
    transport: 'grpc.aspnetcore masstransit',
    ui: 'microsoft.net.sdk.blazorwebassembly microsoft.aspnetcore.components.webassembly mudblazor avalonia uno.winui',
    mobile: 'microsoft.maui.controls xamarin.forms xamarin.essentials',
    data: 'microsoft.spark',
    ml: 'microsoft.ml tensorflow.net torchsharp',
    database:
      'microsoft.entityframeworkcore microsoft.entityframeworkcore.sqlserver npgsql.entityframeworkcore.postgresql microsoft.entityframeworkcore.sqlite dbup fluentmigrator dapper',
    api: 'swashbuckle.aspnetcore nswag.aspnetcore',
    e2e: 'microsoft.playwright microsoft.playwright.nunit selenium.webdriver specflow reqnroll',
    mcp: 'modelcontextprotocol',
  },
  php: {
    server:
      'laravel/framework laravel/lumen-framework symfony/framework-bundle symfony/symfony slim/slim cakephp/cakephp codeigniter4/framework yiisoft/yii2 laminas/laminas-mvc drupal/core drupal/core-recommended johnpbloch/wordpress roots/wordpress api-platform/core api-platform/symfony mezzio/mezzio hyperf/framework typo3/cms-core magento/product-community-edition spiral/framework nette/application',
    database: 'doctrine/orm doctrine/doctrine-migrations-bundle doctrine/migrations robmorgan/phinx',
    api: 'zircote/swagger-php darkaonline/l5-swagger nelmio/api-doc-bundle',
    e2e: 'laravel/dusk behat/behat codeception/codeception',
    security: 'league/oauth2-server',
  },
  ruby: {
    server: 'rails sinatra hanami grape roda padrino',
    transport: 'puma unicorn sidekiq passenger',
    ui: 'jekyll-none',
    database: 'pg mysql2 activerecord sequel trilogy',
    api: 'rswag rswag-api grape-swagger',
    e2e: 'capybara selenium-webdriver cucumber',
    docs: 'jekyll github-pages middleman middleman-gh-pages govuk_tech_docs nanoc just-the-docs jekyll-remote-theme jekyll-sitemap jekyll-feed webrick minima html-proofer',
    security: 'doorkeeper-openid_connect',
  },
  elixir: {
    server: 'phoenix absinthe ash',
    transport: 'plug plug_cowboy bandit broadway oban',
    ml: 'axon bumblebee nx exla',
    database: 'ecto_sql ecto postgrex',
    api: 'open_api_spex',
    e2e: 'wallaby hound',
  },
  swift: { server: 'vapor hummingbird perfect kitura swift-nio-http2', database: 'fluent' },
  r: {
    server: 'plumber plumber2 opencpu fiery ambiorix',
    ui: 'shiny golem',
    ml: 'torch keras keras3 tensorflow tidymodels parsnip mlr3 caret xgboost lightgbm h2o',
    data: 'sparklyr targets',
    database: 'dbi rpostgres',
  },
  julia: {
    server: 'genie oxygen',
    ml: 'flux lux knet mlj mljbase mljmodelinterface nnlib transformers metalhead',
    'ml-hint': 'mlutils mlcore zygote optimisers',
  },
  dart: { mobile: 'flutter', server: 'shelf dart_frog serverpod angel3_framework', e2e: 'integration_test patrol' },
};

/** What a person calls them, where their own names do not say it. */
const CALLED: Readonly<Record<string, string>> = {
  React: 'react react-dom',
  Vue: 'vue',
  Svelte: 'svelte',
  Angular: '@angular/core',
  'Next.js': 'next',
  Nuxt: 'nuxt',
  Express: 'express',
  Fastify: 'fastify',
  NestJS: '@nestjs/core',
  Koa: 'koa',
  'React Native': 'react-native',
  Expo: 'expo',
  Django: 'django',
  Flask: 'flask',
  FastAPI: 'fastapi',
  PyTorch: 'torch pytorch',
  TensorFlow: 'tensorflow',
  'Hugging Face Transformers': 'transformers',
  JAX: 'jax',
  'scikit-learn': 'scikit-learn',
  Airflow: 'apache-airflow',
  dbt: 'dbt-core',
  Dagster: 'dagster',
  Prefect: 'prefect',
  Spark: 'pyspark',
  'Ruby on Rails': 'rails',
  Sinatra: 'sinatra',
  Laravel: 'laravel/framework',
  Symfony: 'symfony/framework-bundle',
  Phoenix: 'phoenix',
  Flutter: 'flutter',
  'Spring Boot': 'org.springframework.boot spring-boot-starter-parent spring-boot-starter-web spring-boot-starter',
  'ASP.NET Core': 'microsoft.net.sdk.web microsoft.aspnetcore.app',
  gRPC: 'google.golang.org/grpc @grpc/grpc-js grpcio tonic grpc-netty-shaded grpc-netty',
  Playwright: '@playwright/test',
  Cypress: 'cypress',
  Gin: 'github.com/gin-gonic/gin',
  chi: 'github.com/go-chi/chi',
  'gorilla/mux': 'github.com/gorilla/mux',
  WebSocket: 'ws',
  'Socket.IO': 'socket.io',
  petl: 'petl',
  Celery: 'celery',
  Knex: 'knex',
  TypeORM: 'typeorm',
  Sequelize: 'sequelize',
  Mongoose: 'mongoose',
  Diesel: 'diesel',
  SQLx: 'sqlx',
  hapi: 'hapi',
  Candle: 'candle-core',
  Cobra: 'github.com/spf13/cobra',
  'urfave/cli': 'github.com/urfave/cli',
  'Bubble Tea': 'github.com/charmbracelet/bubbletea',
  Typer: 'typer',
  Plug: 'plug',
  Bandit: 'bandit',
  Puma: 'puma',
  Uvicorn: 'uvicorn',
  Gunicorn: 'gunicorn',
  Click: 'click',
  PostgreSQL: 'pg',
  MySQL: 'mysql2',
  Vapor: 'vapor',
  'Django REST framework': 'djangorestframework',
  'Spring Data JPA': 'spring-boot-starter-data-jpa',
  'Swagger UI': 'swagger-ui-express',
  'springdoc-openapi': 'springdoc-openapi-starter-webmvc-ui',
  MCP: 'github.com/modelcontextprotocol/go-sdk @modelcontextprotocol/sdk',
  Axum: 'axum',
  Actix: 'actix-web',
  SQLAlchemy: 'sqlalchemy',
  'Entity Framework Core': 'microsoft.entityframeworkcore',
  Prisma: '@prisma/client prisma',
  Ecto: 'ecto_sql',
  '.NET MAUI': 'microsoft.maui.controls',
};
const TITLES = new Map(
  Object.entries(CALLED).flatMap(([title, names]) => names.split(' ').map((name) => [name, title] as const)),
);

/** Place in the table: what stands first carries more. */
const RANKS = new Map<string, number>();
const USES = new Map<string, ReadonlySet<Use>>();
for (const [ecosystem, table] of Object.entries(TABLE)) {
  for (const [use, names] of Object.entries(table)) {
    for (const name of names.split(' ')) {
      const key = `${ecosystem} ${name}`;
      USES.set(key, new Set([...(USES.get(key) ?? []), use as Use]));
      if (!RANKS.has(key)) RANKS.set(key, RANKS.size);
    }
  }
}

/** @returns what a package says, by its whole name; nothing for an unknown one. */
export function usesOf(ecosystem: Ecosystem, name: string): ReadonlySet<Use> {
  return USES.get(`${ecosystem} ${normal(ecosystem, name)}`) ?? new Set();
}

/** @returns where a package stands among those that are known: the lower, the more of the code it carries. */
export function rankOf(ecosystem: Ecosystem, name: string): number {
  return RANKS.get(`${ecosystem} ${normal(ecosystem, name)}`) ?? RANKS.size;
}

export function titleOf(name: string): string {
  const lower = name.toLowerCase().replace(/\/v\d+$/, '');
  const title = TITLES.get(lower);
  if (title !== undefined) return title;
  if (lower.startsWith('spring-boot-starter')) return 'Spring Boot';
  if (lower.startsWith('microsoft.entityframeworkcore')) return 'Entity Framework Core';
  // Where a module is hosted says nothing of what it is.
  return /^[\w-]+(?:\.[\w-]+)+\//.test(name) ? fileName(name.replace(/\/v\d+$/, '')) : name;
}

function normal(ecosystem: Ecosystem, name: string): string {
  const lower = name.toLowerCase();
  if (ecosystem === 'python') return lower.replaceAll('_', '-');
  // A Go module's major version is part of its path.
  return ecosystem === 'go' ? lower.replace(/\/v\d+$/, '') : lower;
}
