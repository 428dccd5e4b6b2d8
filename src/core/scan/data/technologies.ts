import { fileName } from '../../value/path.ts';

/** What a dependency says about the project that uses it. */
export type Use = 'server' | 'command' | 'transport' | 'ui' | 'mobile' | 'data' | 'ml' | 'ml-hint' | 'api';

export type Ecosystem =
  'npm' | 'python' | 'go' | 'rust' | 'jvm' | 'dotnet' | 'php' | 'ruby' | 'elixir' | 'swift' | 'dart' | 'r' | 'julia';

/**
 * Of each ecosystem and use the whole names of packages, each with what a person calls it where its own name does not say it. A name that
 * only contains one of them proves nothing.
 */
const TABLE = `
npm server: express=Express fastify=Fastify koa=Koa @koa/router @nestjs/core=NestJS @hapi/hapi hapi=hapi hono @hono/node-server restify polka @feathersjs/feathers @adonisjs/core sails moleculer @apollo/server apollo-server apollo-server-express graphql-yoga @trpc/server @loopback/core strapi @strapi/strapi h3 nitro elysia probot
npm transport: @grpc/grpc-js=gRPC ws=WebSocket socket.io=Socket.IO bullmq @modelcontextprotocol/sdk=MCP @modelcontextprotocol/server
npm ui: astro react=React react-dom=React preact vue=Vue svelte=Svelte @sveltejs/kit @angular/core=Angular solid-js lit next=Next.js nuxt=Nuxt @remix-run/react gatsby ember-source alpinejs @builder.io/qwik inferno mithril riot @inertiajs/vue3 @inertiajs/react @inertiajs/svelte react-scripts backbone marionette @stencil/core htmx.org vuetify @mui/material antd @emotion/react styled-components electron
npm mobile: react-native=React_Native expo=Expo @ionic/core @ionic/react @ionic/angular @ionic/vue @capacitor/core cordova nativescript @nativescript/core
npm ml: @tensorflow/tfjs @tensorflow/tfjs-node onnxruntime-node brain.js
npm api: swagger-jsdoc swagger-ui-express=Swagger_UI @nestjs/swagger @asteasolutions/zod-to-openapi @fastify/swagger tsoa
python server: django=Django djangorestframework=Django_REST_framework flask=Flask fastapi=FastAPI starlette tornado aiohttp sanic bottle falcon pyramid litestar quart connexion robyn blacksheep cherrypy django-ninja zope plone fastmcp
python command: click=Click typer=Typer
python transport: uvicorn=Uvicorn gunicorn=Gunicorn hypercorn grpcio=gRPC celery=Celery twisted graphene strawberry-graphql ariadne mcp
python ui: nicegui reflex
python data: apache-airflow=Airflow airflow dagster=Dagster prefect=Prefect luigi kedro dbt-core=dbt dbt-postgres dbt-snowflake dbt-bigquery dbt-redshift dbt-duckdb dbt-spark pyspark=Spark great-expectations great_expectations sqlmesh meltano dlt apache-beam petl=petl mage-ai delta-spark singer-sdk snowflake-snowpark-python apache-flink ibis-framework bytewax pathway dataform sqlmesh soda-core astronomer-cosmos singer-python
python ml: torch=PyTorch pytorch=PyTorch torchvision torchaudio tensorflow=TensorFlow tensorflow-gpu keras jax=JAX jaxlib flax lightning pytorch-lightning transformers=Hugging_Face_Transformers diffusers accelerate peft xgboost lightgbm catboost sentence-transformers ultralytics timm detectron2 fastai mxnet paddlepaddle stable-baselines3 gymnasium vllm deepspeed trl onnx tensorflow-cpu optuna allennlp flair
python ml-hint: scikit-learn=scikit-learn sklearn mlflow wandb gensim spacy nltk onnxruntime statsmodels datasets tensorboard tensorboardx imbalanced-learn dvclive opencv-python bentoml clearml huggingface-hub prophet shap
go server: github.com/gin-gonic/gin=Gin github.com/labstack/echo github.com/gofiber/fiber github.com/go-chi/chi=chi github.com/gorilla/mux=gorilla/mux github.com/julienschmidt/httprouter github.com/beego/beego github.com/go-kit/kit github.com/zeromicro/go-zero github.com/urfave/negroni github.com/emicklei/go-restful connectrpc.com/connect github.com/go-kratos/kratos github.com/hertz-contrib/cors goa.design/goa
go command: github.com/spf13/cobra=Cobra github.com/urfave/cli=urfave/cli github.com/alecthomas/kong github.com/charmbracelet/bubbletea=Bubble_Tea
go transport: sigs.k8s.io/controller-runtime google.golang.org/grpc=gRPC github.com/99designs/gqlgen github.com/valyala/fasthttp
rust server: actix-web=Actix axum=Axum rocket warp poem tide salvo gotham
rust transport: tonic=gRPC hyper
rust ui: leptos yew dioxus sycamore seed egui eframe iced
rust data: datafusion polars
rust ml: candle-core=Candle burn tch tract-onnx
jvm server: spring-boot-starter-web=Spring_Boot spring-boot-starter-webmvc spring-boot-starter-webflux spring-boot-starter=Spring_Boot spring-boot-starter-parent=Spring_Boot org.springframework.boot=Spring_Boot spring-webmvc quarkus-resteasy quarkus-rest quarkus-universe-bom quarkus-bom io.quarkus micronaut-http-server-netty io.micronaut.application ktor-server-core ktor-server-netty io.ktor.plugin dropwizard-core javalin jersey-server vertx-core vertx-web helidon-webserver undertow-core play-netty-server akka-http jooby spark-core-web http4s-core
jvm transport: grpc-netty=gRPC grpc-netty-shaded=gRPC jakarta.servlet-api javax.servlet-api
jvm ui: vaadin-spring-boot-starter vaadin-core javafx-controls
jvm data: spark-sql_2.12 spark-sql_2.13 spark-core_2.12 spark-core_2.13 flink-streaming-java kafka-streams beam-sdks-java-core beam-runners-google-cloud-dataflow-java beam-runners-direct-java beam-sdks-java-io-google-cloud-platform flink-java flink-clients flink-table-api-java hadoop-client org.apache.spark
jvm ml: deeplearning4j-core ai.djl.api tensorflow-core-platform
dotnet server: microsoft.net.sdk.web=ASP.NET_Core microsoft.aspnetcore.app=ASP.NET_Core microsoft.net.sdk.worker microsoft.aspnetcore.openapi carter fastendpoints microsoft.azure.functions.worker nancy servicestack
dotnet transport: grpc.aspnetcore masstransit
dotnet ui: microsoft.net.sdk.blazorwebassembly microsoft.aspnetcore.components.webassembly mudblazor avalonia uno.winui
dotnet mobile: microsoft.maui.controls=.NET_MAUI xamarin.forms xamarin.essentials
dotnet data: microsoft.spark
dotnet ml: microsoft.ml tensorflow.net torchsharp
php server: laravel/framework=Laravel laravel/lumen-framework symfony/framework-bundle=Symfony symfony/symfony slim/slim cakephp/cakephp codeigniter4/framework yiisoft/yii2 laminas/laminas-mvc drupal/core drupal/core-recommended johnpbloch/wordpress roots/wordpress api-platform/core api-platform/symfony mezzio/mezzio hyperf/framework typo3/cms-core magento/product-community-edition spiral/framework nette/application
ruby server: rails=Ruby_on_Rails sinatra=Sinatra hanami grape roda padrino
ruby transport: puma=Puma unicorn sidekiq passenger
elixir server: phoenix=Phoenix absinthe ash
elixir transport: plug=Plug plug_cowboy bandit=Bandit broadway oban
elixir ml: axon bumblebee nx exla
swift server: vapor=Vapor hummingbird perfect kitura swift-nio-http2
r server: plumber plumber2 opencpu fiery ambiorix
r ui: shiny golem
r ml: torch=PyTorch keras keras3 tensorflow=TensorFlow tidymodels parsnip mlr3 caret xgboost lightgbm h2o
r data: sparklyr targets
julia server: genie oxygen
julia ml: flux lux knet mlj mljbase mljmodelinterface nnlib transformers=Hugging_Face_Transformers metalhead
julia ml-hint: mlutils mlcore zygote optimisers
dart mobile: flutter=Flutter
dart server: shelf dart_frog serverpod angel3_framework
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
  // Where a module is hosted says nothing of what it is.
  return /^[\w-]+(?:\.[\w-]+)+\//.test(name) ? fileName(name.replace(/\/v\d+$/, '')) : name;
}

function normal(ecosystem: Ecosystem, name: string): string {
  const lower = name.toLowerCase();
  if (ecosystem === 'python') return lower.replaceAll('_', '-');
  // A Go module's major version is part of its path.
  return ecosystem === 'go' ? lower.replace(/\/v\d+$/, '') : lower;
}
