package architecture

import (
	"cmp"
	"slices"
	"strings"
)

// Framework is something that gives a program its shape, and the manifests that ask for it.
type Framework struct {
	Name     string   `json:"name"`
	Role     string   `json:"role"`
	Dev      bool     `json:"dev,omitempty"` // only for those who work on the project
	Evidence []string `json:"evidence"`
}

// The roles of frameworks.
const (
	roleWeb     = "web server"
	roleFull    = "full stack"
	roleWebPart = "web components" // templates, validation, security
	roleUI      = "user interface"
	roleMobile  = "mobile"
	roleDesktop = "desktop"
	roleCLI     = "command line"
	roleData    = "data access"
	roleQueue   = "messaging"
	roleRPC     = "rpc"
	roleAsync   = "concurrency"
	roleML      = "machine learning"
	roleTest    = "tests"
	roleBuild   = "build"
)

// frameworks is what dependencies are called that shape a program: name in the manifest, name, role. A name that ends
// in * stands for all that begin so.
var frameworks = []struct{ role, names string }{
	{roleFull, `next=Next.js nuxt=Nuxt nuxt3=Nuxt @sveltejs/kit=SvelteKit @remix-run/react=Remix @angular/ssr=Angular-SSR rails=Rails laravel/framework=Laravel
		symfony/framework-bundle=Symfony django=Django phoenix=Phoenix phoenix_live_view=LiveView astro=Astro gatsby=Gatsby meteor=Meteor leptos=Leptos
		@redwoodjs/core=Redwood @analogjs/platform=Analog blitz=Blitz hanami=Hanami`},
	{roleWeb, `express=Express fastify=Fastify koa=Koa @nestjs/core=NestJS hono=Hono @hapi/hapi=hapi restify=Restify
		flask=Flask fastapi=FastAPI starlette=Starlette aiohttp=aiohttp tornado=Tornado sanic=Sanic bottle=Bottle falcon=Falcon pyramid=Pyramid
		litestar=Litestar quart=Quart djangorestframework=Django-REST gunicorn=Gunicorn uvicorn=Uvicorn werkzeug=Werkzeug
		github.com/gin-gonic/gin=Gin github.com/labstack/echo*=Echo github.com/gofiber/fiber*=Fiber github.com/go-chi/chi*=chi
		github.com/gorilla/mux=Gorilla github.com/julienschmidt/httprouter=httprouter github.com/beego/beego*=Beego
		axum=axum actix-web=Actix rocket=Rocket warp=warp tide=Tide hyper=hyper poem=Poem salvo=Salvo tower-http=tower-http
		org.springframework.boot:*=Spring-Boot org.springframework:spring-web*=Spring io.quarkus:*=Quarkus io.micronaut:*=Micronaut
		org.springframework.boot:spring-boot-starter-webflux=Spring-WebFlux
		io.javalin:javalin=Javalin com.sparkjava:spark-core=Spark io.dropwizard:*=Dropwizard io.vertx:*=Vert.x org.springframework.boot=Spring-Boot
		io.ktor:*=Ktor org.http4s:*=http4s com.typesafe.play:*=Play org.playframework:*=Play com.typesafe.akka:akka-http=Akka-HTTP dev.zio:zio-http=ZIO-HTTP
		sinatra=Sinatra grape=Grape roda=Roda rack=Rack puma=Puma slim/slim=Slim cakephp/cakephp=CakePHP yiisoft/yii2=Yii codeigniter4/framework=CodeIgniter
		symfony/http-kernel=Symfony-HttpKernel plug=Plug plug_cowboy=Plug bandit=Bandit cowboy=Cowboy Microsoft.NET.Sdk.Web=ASP.NET-Core
		Microsoft.AspNetCore*=ASP.NET-Core vapor=Vapor scotty=Scotty servant-server=Servant yesod=Yesod warp-tls=Warp wai=WAI`},
	{roleWebPart, `org.springframework.boot:spring-boot-starter-thymeleaf=Thymeleaf org.thymeleaf*=Thymeleaf
		org.springframework.boot:spring-boot-starter-actuator=Spring-Boot-Actuator org.springframework.boot:spring-boot-starter-validation=Bean-Validation
		org.springframework.boot:spring-boot-starter-security=Spring-Security org.springframework.security:*=Spring-Security`},
	{roleUI, `react=React vue=Vue svelte=Svelte @angular/core=Angular preact=Preact solid-js=Solid lit=Lit ember-source=Ember alpinejs=Alpine htmx.org=htmx
		com.vaadin:*=Vaadin
		jquery=jQuery @builder.io/qwik=Qwik yew=Yew dioxus=Dioxus elm=Elm`},
	{roleMobile, `react-native=React-Native expo=Expo @ionic/core=Ionic @capacitor/core=Capacitor flutter=Flutter androidx.*=Android com.android.application=Android
		com.android.library=Android Xamarin.Forms=Xamarin Microsoft.Maui*=MAUI`},
	{roleDesktop, `electron=Electron tauri=Tauri @tauri-apps/api=Tauri pyqt5=PyQt pyqt6=PyQt pyside6=PySide Qt5=Qt Qt6=Qt egui=egui gtk4=GTK iced=iced wxpython=wxPython X11=X11
		fyne.io/fyne*=Fyne github.com/wailsapp/wails*=Wails`},
	{roleCLI, `commander=Commander yargs=yargs cac=CAC oclif=oclif @oclif/core=oclif ink=Ink click=Click typer=Typer rich=Rich textual=Textual fire=Fire docopt=docopt
		github.com/spf13/cobra=Cobra github.com/urfave/cli*=urfave/cli github.com/alecthomas/kong=Kong github.com/charmbracelet/bubbletea*=Bubble-Tea
		clap=clap structopt=structopt argh=argh ratatui=ratatui info.picocli:picocli=picocli com.github.ajalt.clikt:clikt=Clikt thor=Thor optparse-applicative=optparse-applicative
		symfony/console=Symfony-Console swift-argument-parser=ArgumentParser System.CommandLine=System.CommandLine Spectre.Console=Spectre.Console com.monovore:decline=decline`},
	{roleData, `sqlalchemy=SQLAlchemy peewee=Peewee tortoise-orm=Tortoise pymongo=PyMongo psycopg=psycopg psycopg2=psycopg asyncpg=asyncpg redis=Redis
		prisma=Prisma @prisma/client=Prisma typeorm=TypeORM sequelize=Sequelize mongoose=Mongoose drizzle-orm=Drizzle knex=Knex
		gorm.io/gorm=GORM entgo.io/ent=ent github.com/jmoiron/sqlx=sqlx github.com/mattn/go-sqlite3=SQLite modernc.org/sqlite=SQLite github.com/jackc/pgx*=pgx
		diesel=Diesel sqlx=SQLx sea-orm=SeaORM rusqlite=SQLite ecto=Ecto ecto_sql=Ecto activerecord=Active-Record sequel=Sequel mongoid=Mongoid
		org.hibernate*=Hibernate org.jooq:*=jOOQ org.mybatis*=MyBatis org.springframework.data:*=Spring-Data org.springframework.boot:spring-boot-starter-data-jpa=Spring-Data-JPA org.springframework.boot:spring-boot-starter-data-*=Spring-Data
		org.springframework.boot:spring-boot-starter-jdbc=Spring-JDBC org.springframework.boot:spring-boot-starter-cache=Spring-Cache com.github.ben-manes.caffeine:*=Caffeine
		org.jetbrains.exposed:*=Exposed org.tpolecat:doobie*=doobie
		com.typesafe.slick:*=Slick doctrine/orm=Doctrine illuminate/database=Eloquent Microsoft.EntityFrameworkCore*=EF-Core Dapper=Dapper persistent=Persistent`},
	{roleQueue, `celery=Celery kafka-python=Kafka confluent-kafka=Kafka kafkajs=Kafka aio-pika=RabbitMQ pika=RabbitMQ amqplib=RabbitMQ bullmq=BullMQ bull=Bull dramatiq=Dramatiq rq=RQ
		github.com/segmentio/kafka-go=Kafka github.com/ibm/sarama=Kafka github.com/IBM/sarama=Kafka github.com/nats-io/nats.go=NATS github.com/rabbitmq/amqp091-go=RabbitMQ
		rdkafka=Kafka lapin=RabbitMQ async-nats=NATS org.apache.kafka:*=Kafka org.springframework.kafka:*=Kafka org.springframework.amqp:*=RabbitMQ org.springframework.boot:spring-boot-starter-amqp=RabbitMQ org.springframework.boot:spring-boot-starter-batch=Spring-Batch sidekiq=Sidekiq resque=Resque
		bunny=RabbitMQ broadway=Broadway oban=Oban phoenix_pubsub=Phoenix-PubSub MassTransit=MassTransit RabbitMQ.Client=RabbitMQ Confluent.Kafka=Kafka php-amqplib/php-amqplib=RabbitMQ
		com.typesafe.akka:akka-actor*=Akka`},
	{roleRPC, `google.golang.org/grpc=gRPC grpcio=gRPC tonic=gRPC @grpc/grpc-js=gRPC io.grpc:*=gRPC Grpc.AspNetCore=gRPC @trpc/server=tRPC graphql=GraphQL @apollo/server=Apollo
		apollo-server=Apollo strawberry-graphql=Strawberry graphene=Graphene async-graphql=GraphQL github.com/99designs/gqlgen=gqlgen connectrpc.com/connect=Connect
		github.com/modelcontextprotocol/go-sdk=MCP @modelcontextprotocol/sdk=MCP mcp=MCP thrift=Thrift absinthe=Absinthe`},
	{roleAsync, `tokio=Tokio async-std=async-std rayon=Rayon rxjs=RxJS trio=Trio anyio=AnyIO gevent=gevent org.jetbrains.kotlinx:kotlinx-coroutines*=coroutines org.typelevel:cats-effect=Cats-Effect
		dev.zio:zio=ZIO co.fs2:fs2*=fs2 io.reactivex*=RxJava io.projectreactor:*=Reactor`},
	{roleML, `torch=PyTorch tensorflow=TensorFlow jax=JAX scikit-learn=scikit-learn transformers=Transformers pandas=pandas numpy=NumPy langchain=LangChain openai=OpenAI anthropic=Anthropic
		candle-core=Candle burn=Burn`},
	{roleTest, `jest=Jest vitest=Vitest mocha=Mocha ava=AVA @playwright/test=Playwright cypress=Cypress pytest=pytest hypothesis=Hypothesis nose=nose
		github.com/stretchr/testify=testify github.com/onsi/ginkgo*=Ginkgo github.com/rogpeppe/go-internal=testscript proptest=proptest criterion=Criterion
		junit:junit=JUnit org.junit*=JUnit org.mockito:*=Mockito org.springframework.boot:spring-boot-starter-test=Spring-Boot-Test org.springframework.boot:spring-boot-testcontainers=Testcontainers org.testcontainers:*=Testcontainers io.kotest:*=Kotest org.scalatest:*=ScalaTest org.scalameta:munit*=MUnit org.typelevel:discipline*=Discipline
		rspec=RSpec minitest=Minitest phpunit/phpunit=PHPUnit pestphp/pest=Pest NUnit=NUnit xunit=xUnit MSTest.TestFramework=MSTest
		tasty=Tasty hspec=Hspec QuickCheck=QuickCheck GTest=GoogleTest Catch2=Catch2`},
	{roleBuild, `vite=Vite webpack=webpack rollup=Rollup esbuild=esbuild turbo=Turborepo nx=Nx lerna=Lerna parcel=Parcel tsup=tsup`},
}

// ofDependency returns the framework that a dependency is, by the longest name that fits.
func ofDependency(name string) (framework, role string, ok bool) {
	longest := 0
	for _, group := range frameworks {
		for row := range strings.FieldsSeq(group.names) {
			key, shown, _ := strings.Cut(row, "=")
			begin, open := strings.CutSuffix(key, "*")
			if (key == name || open && strings.HasPrefix(name, begin)) && len(key) > longest {
				framework, role, ok, longest = strings.ReplaceAll(shown, "-", " "), group.role, true, len(key)
			}
		}
	}
	return framework, role, ok
}

// Bounds of what is listed of frameworks.
const (
	maxFrameworks = 40
	maxEvidence   = 3
)

func frameworksOf(ms []*manifest) []Framework {
	by := map[string]*Framework{}
	own := map[string]bool{}
	for _, m := range ms {
		own[m.name] = true
	}
	for _, m := range ms {
		for _, d := range m.deps {
			name, role, ok := ofDependency(d.name)
			if !ok || own[d.name] {
				continue
			}
			f := by[name]
			if f == nil {
				f = &Framework{Name: name, Role: role, Dev: true}
				by[name] = f
			}
			f.Dev = f.Dev && (d.dev || isTool(m.Path))
			if len(f.Evidence) < maxEvidence && !slices.Contains(f.Evidence, m.Path) {
				f.Evidence = append(f.Evidence, m.Path)
			}
		}
	}
	out := []Framework{}
	for _, f := range by {
		out = append(out, *f)
	}
	rank := func(role string) int {
		for i, g := range frameworks {
			if g.role == role {
				return i
			}
		}
		return len(frameworks)
	}
	order(out, func(a, b Framework) int {
		return cmp.Or(rank(a.Role)-rank(b.Role), boolean(a.Dev)-boolean(b.Dev), strings.Compare(a.Name, b.Name))
	})
	return head(out, maxFrameworks)
}

func boolean(b bool) int {
	if b {
		return 1
	}
	return 0
}
