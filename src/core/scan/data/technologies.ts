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

/**
 * Of each ecosystem and use the whole names of packages, each with what a person calls it where its own name does not say it. A name that
 * only contains one of them proves nothing.
 */
const TABLE = `
npm server: express=Express fastify=Fastify koa=Koa @koa/router @nestjs/core=NestJS @hapi/hapi hapi=hapi hono=Hono @hono/node-server restify polka @feathersjs/feathers @adonisjs/core sails moleculer @apollo/server apollo-server apollo-server-express graphql-yoga @trpc/server=tRPC @loopback/core strapi @strapi/strapi h3 nitro elysia probot
npm transport: @grpc/grpc-js=gRPC ws=WebSocket socket.io=Socket.IO bullmq @modelcontextprotocol/sdk=MCP @modelcontextprotocol/server
npm ui: astro=Astro react=React react-dom=React preact=Preact vue=Vue svelte=Svelte @sveltejs/kit @angular/core=Angular solid-js=Solid lit=Lit next=Next.js nuxt=Nuxt @remix-run/react gatsby ember-source alpinejs @builder.io/qwik inferno mithril riot @inertiajs/vue3 @inertiajs/react @inertiajs/svelte react-scripts backbone marionette @stencil/core htmx.org vuetify @mui/material antd @emotion/react styled-components electron
npm mobile: react-native=React_Native expo=Expo @ionic/core @ionic/react @ionic/angular @ionic/vue @capacitor/core cordova nativescript @nativescript/core
npm ml: @tensorflow/tfjs @tensorflow/tfjs-node onnxruntime-node brain.js
npm database: prisma=Prisma @prisma/client=Prisma typeorm=TypeORM sequelize=Sequelize knex=Knex drizzle-orm=Drizzle mikro-orm mongoose=Mongoose @mikro-orm/core kysely objection
npm api: swagger-jsdoc swagger-ui-express=Swagger_UI @nestjs/swagger @asteasolutions/zod-to-openapi @fastify/swagger tsoa
npm e2e: @playwright/test=Playwright playwright cypress=Cypress detox webdriverio @wdio/cli testcafe nightwatch puppeteer
npm security: oidc-provider
npm docs: docusaurus @docusaurus/core @docusaurus/preset-classic vitepress vuepress docsify docsify-cli gitbook gitbook-cli markdownlint markdownlint-cli markdownlint-cli2 markdown-link-check textlint remark-cli typedoc @antora/cli nextra mintlify retypeapp cspell prettier husky lint-staged vitepress-plugin-mermaid @astrojs/starlight
npm mcp: @modelcontextprotocol/sdk=MCP @modelcontextprotocol/server fastmcp mcp-framework
python server: django=Django wagtail=Wagtail djangorestframework=Django_REST_framework flask=Flask fastapi=FastAPI starlette tornado aiohttp sanic bottle falcon pyramid litestar quart connexion robyn blacksheep cherrypy django-ninja zope plone fastmcp
python command: click=Click typer=Typer
python transport: uvicorn=Uvicorn gunicorn=Gunicorn hypercorn grpcio=gRPC celery=Celery twisted graphene strawberry-graphql ariadne mcp
python ui: nicegui reflex
python data: apache-airflow=Airflow airflow dagster=Dagster prefect=Prefect luigi kedro dbt-core=dbt dbt-postgres dbt-snowflake dbt-bigquery dbt-redshift dbt-duckdb dbt-spark pyspark=Spark great-expectations great_expectations sqlmesh meltano dlt apache-beam petl=petl mage-ai delta-spark singer-sdk snowflake-snowpark-python apache-flink ibis-framework bytewax pathway dataform sqlmesh soda-core astronomer-cosmos singer-python
python ml: torch=PyTorch pytorch=PyTorch torchvision torchaudio tensorflow=TensorFlow tensorflow-gpu keras jax=JAX jaxlib flax lightning pytorch-lightning transformers=Hugging_Face_Transformers diffusers accelerate peft xgboost lightgbm catboost sentence-transformers ultralytics timm detectron2 fastai mxnet paddlepaddle stable-baselines3 gymnasium vllm deepspeed trl onnx tensorflow-cpu optuna allennlp flair
python ml-hint: scikit-learn=scikit-learn sklearn=scikit-learn mlflow wandb gensim spacy nltk onnxruntime statsmodels datasets tensorboard tensorboardx imbalanced-learn dvclive opencv-python bentoml clearml huggingface-hub prophet shap
python database: sqlalchemy=SQLAlchemy alembic sqlmodel peewee tortoise-orm psycopg2 psycopg2-binary psycopg asyncpg pymongo
python api: drf-spectacular drf-yasg apispec flasgger
python e2e: playwright pytest-playwright selenium splinter robotframework behave locust
python security: pysaml2 impacket scapy yara-python
python docs: mkdocs mkdocs-material sphinx sphinx-rtd-theme pymdown-extensions mkdocs-awesome-pages-plugin furo myst-parser pre-commit recommonmark sphinx-copybutton sphinx-autobuild pelican nikola mkdocs-minify-plugin mkdocs-redirects mkdocs-macros-plugin mkdocs-git-revision-date-localized-plugin markdown pygments jinja2 mkdocstrings zensical mdformat codespell
python mcp: mcp fastmcp
go server: github.com/gin-gonic/gin=Gin github.com/labstack/echo github.com/gofiber/fiber github.com/go-chi/chi=chi github.com/gorilla/mux=gorilla/mux github.com/julienschmidt/httprouter github.com/beego/beego github.com/zeromicro/go-zero github.com/urfave/negroni github.com/emicklei/go-restful connectrpc.com/connect github.com/go-kratos/kratos github.com/hertz-contrib/cors goa.design/goa
go command: github.com/spf13/cobra=Cobra github.com/urfave/cli=urfave/cli github.com/alecthomas/kong github.com/charmbracelet/bubbletea=Bubble_Tea
go transport: sigs.k8s.io/controller-runtime google.golang.org/grpc=gRPC github.com/99designs/gqlgen github.com/valyala/fasthttp
go database: gorm.io/gorm github.com/jmoiron/sqlx github.com/golang-migrate/migrate github.com/pressly/goose entgo.io/ent github.com/jackc/pgx github.com/lib/pq github.com/gobuffalo/pop github.com/ory/pop
go api: github.com/swaggo/swag github.com/go-swagger/go-swagger
go security: github.com/ory/fosite
go mcp: github.com/mark3labs/mcp-go github.com/modelcontextprotocol/go-sdk=MCP
rust server: actix-web=Actix axum=Axum rocket warp poem tide salvo gotham
rust transport: tonic=gRPC hyper
rust ui: leptos yew dioxus sycamore seed egui eframe iced
rust data: datafusion polars
rust ml: candle-core=Candle burn tch tract-onnx
rust database: diesel=Diesel sqlx=SQLx sea-orm refinery
rust api: utoipa
rust mcp: rmcp
jvm server: spring-boot-starter-web=Spring_Boot spring-boot-starter-webmvc spring-boot-starter-webflux spring-boot-starter=Spring_Boot spring-boot-starter-parent=Spring_Boot org.springframework.boot=Spring_Boot spring-webmvc quarkus-resteasy quarkus-rest quarkus-universe-bom quarkus-bom io.quarkus micronaut-http-server-netty io.micronaut.application ktor-server-core ktor-server-netty io.ktor.plugin dropwizard-core javalin jersey-server vertx-core vertx-web helidon-webserver undertow-core play-netty-server akka-http jooby spark-core-web http4s-core
jvm transport: grpc-netty=gRPC grpc-netty-shaded=gRPC
jvm ui: vaadin-spring-boot-starter vaadin-core javafx-controls
jvm data: spark-sql_2.12 spark-sql_2.13 spark-core_2.12 spark-core_2.13 flink-streaming-java kafka-streams beam-sdks-java-core beam-runners-google-cloud-dataflow-java beam-runners-direct-java beam-sdks-java-io-google-cloud-platform flink-java flink-clients flink-table-api-java hadoop-client org.apache.spark
jvm ml: deeplearning4j-core ai.djl.api tensorflow-core-platform
jvm database: spring-boot-starter-data-jpa=Spring_Data_JPA flyway-core liquibase-core hibernate-core mybatis-spring-boot-starter jooq exposed-core
jvm api: springdoc-openapi-starter-webmvc-ui=springdoc-openapi springdoc-openapi-ui springfox-swagger2
jvm e2e: selenium-java playwright cucumber-java gatling
jvm security: spring-authorization-server
jvm mcp: spring-ai-starter-mcp-server mcp io.modelcontextprotocol.sdk
dotnet server: microsoft.net.sdk.web=ASP.NET_Core microsoft.aspnetcore.app=ASP.NET_Core microsoft.net.sdk.worker microsoft.aspnetcore.openapi carter fastendpoints microsoft.azure.functions.worker nancy servicestack
dotnet transport: grpc.aspnetcore masstransit
dotnet ui: microsoft.net.sdk.blazorwebassembly microsoft.aspnetcore.components.webassembly mudblazor avalonia uno.winui
dotnet mobile: microsoft.maui.controls=.NET_MAUI xamarin.forms xamarin.essentials
dotnet data: microsoft.spark
dotnet ml: microsoft.ml tensorflow.net torchsharp
dotnet database: microsoft.entityframeworkcore=Entity_Framework_Core microsoft.entityframeworkcore.sqlserver npgsql.entityframeworkcore.postgresql microsoft.entityframeworkcore.sqlite dbup fluentmigrator dapper
dotnet api: swashbuckle.aspnetcore nswag.aspnetcore
dotnet e2e: microsoft.playwright microsoft.playwright.nunit selenium.webdriver specflow reqnroll
dotnet mcp: modelcontextprotocol
php server: laravel/framework=Laravel laravel/lumen-framework symfony/framework-bundle=Symfony symfony/symfony slim/slim cakephp/cakephp codeigniter4/framework yiisoft/yii2 laminas/laminas-mvc drupal/core drupal/core-recommended johnpbloch/wordpress roots/wordpress api-platform/core api-platform/symfony mezzio/mezzio hyperf/framework typo3/cms-core magento/product-community-edition spiral/framework nette/application
php database: doctrine/orm doctrine/doctrine-migrations-bundle doctrine/migrations robmorgan/phinx
php api: zircote/swagger-php darkaonline/l5-swagger nelmio/api-doc-bundle
php e2e: laravel/dusk behat/behat codeception/codeception
php security: league/oauth2-server
ruby server: rails=Ruby_on_Rails sinatra=Sinatra hanami grape roda padrino
ruby transport: puma=Puma unicorn sidekiq passenger
ruby database: pg=PostgreSQL mysql2=MySQL activerecord sequel trilogy
ruby api: rswag rswag-api grape-swagger
ruby e2e: capybara selenium-webdriver cucumber
ruby docs: jekyll github-pages middleman middleman-gh-pages govuk_tech_docs nanoc just-the-docs jekyll-remote-theme jekyll-sitemap jekyll-feed webrick minima html-proofer
ruby security: doorkeeper-openid_connect
elixir server: phoenix=Phoenix absinthe ash
elixir transport: plug=Plug plug_cowboy bandit=Bandit broadway oban
elixir ml: axon bumblebee nx exla
elixir database: ecto_sql=Ecto ecto postgrex
elixir api: open_api_spex
elixir e2e: wallaby hound
swift server: vapor=Vapor hummingbird perfect kitura swift-nio-http2
swift database: fluent
r server: plumber plumber2 opencpu fiery ambiorix
r ui: shiny golem
r ml: torch=PyTorch keras keras3 tensorflow=TensorFlow tidymodels parsnip mlr3 caret xgboost lightgbm h2o
r data: sparklyr targets
r database: dbi rpostgres
julia server: genie oxygen
julia ml: flux lux knet mlj mljbase mljmodelinterface nnlib transformers=Hugging_Face_Transformers metalhead
julia ml-hint: mlutils mlcore zygote optimisers
dart mobile: flutter=Flutter
dart server: shelf dart_frog serverpod angel3_framework
dart e2e: integration_test patrol
`;

const TITLES = new Map<string, string>();
const USES = new Map<string, ReadonlySet<Use>>();
const NONE: ReadonlySet<Use> = new Set();
for (const row of TABLE.trim().split('\n')) {
  const [ecosystem = '', use = '', ...entries] = row.split(/:? /);
  for (const entry of entries) {
    const [name = '', title] = entry.split('=');
    if (title !== undefined) TITLES.set(name, title.replaceAll('_', ' '));
    const key = `${ecosystem} ${name}`;
    USES.set(key, new Set([...(USES.get(key) ?? []), use as Use]));
  }
}

/** @returns what a package says, by its whole name; nothing for an unknown one. */
export function usesOf(ecosystem: Ecosystem, name: string): ReadonlySet<Use> {
  return USES.get(`${ecosystem} ${normal(ecosystem, name)}`) ?? NONE;
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
