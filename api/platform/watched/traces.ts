// Traces by OpenTelemetry. This file, with its packages, is loaded only when a collector is set (docs/decisions/0079).
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  DiagConsoleLogger,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type SpanSubject, traceWith } from '../tracing.ts'
import { nameOfStatement } from './statement-name.ts'

const kinds = {
  statement: SpanKind.CLIENT,
  event: SpanKind.PRODUCER,
  job: SpanKind.CONSUMER,
  mail: SpanKind.CLIENT,
} satisfies Record<SpanSubject, SpanKind>

/** The current span and its context. */
const present = new AsyncLocalStorage<Context>()

// The exporter itself reads from the environment where the collector is and what to send along.
const openProvider = (): TracerProvider =>
  new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'zorginzet' }))
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    // By trace id: every process decides alike, and a browser cannot force sampling.
    sampler: new TraceIdRatioBasedSampler(Number(process.env.OTEL_TRACES_SAMPLER_ARG ?? 1)),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })

// W3C Trace Context: version, trace, span and flags; nothing that is only zeros, and no version ff.
const traceParent = /^(?!ff)[\da-f]{2}-(?!0+-)([\da-f]{32})-(?!0+-)([\da-f]{16})-([\da-f]{2})(?:-|$)/
const contextOf = (traceparent = ''): Context => {
  const [, traceId, spanId, flags] = traceParent.exec(traceparent) ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags!, 16), isRemote: true })
}
const headerOf = (context: Context): string | undefined => {
  const at = trace.getSpanContext(context)
  return at && `00-${at.traceId}-${at.spanId}-0${at.traceFlags}`
}

type CodedError = Error & { code?: string | number }
// The message of an error may hold personal data. Its code or kind does not.
const fail = (span: Span, { code, name }: CodedError) =>
  span.setAttribute('error.type', String(code ?? name)).setStatus({ code: SpanStatusCode.ERROR })

const inSpan = <T>(
  tracer: Tracer,
  [kind, name, attributes]: [what: SpanSubject, name: string, attributes?: Attributes],
  context: Context,
  work: () => Promise<T>,
): Promise<T> => {
  const span = tracer.startSpan(name, { kind: kinds[kind], ...(attributes && { attributes }) }, context)
  const done = present.run(trace.setSpan(context, span), work)
  void done.catch((error: CodedError) => fail(span, error)).finally(() => span.end())
  return done
}

// Ends with the first byte of the answer: an event stream lasts as long as its listener stays.
const traceOperations = (app: FastifyInstance, tracer: Tracer): void => {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { config, method, url } = request.routeOptions
    if (config.operation) {
      const attributes = { 'http.request.method': String(method), 'http.route': url ?? '' }
      const parent = contextOf(request.headers.traceparent as string | undefined)
      spans.set(request, tracer.startSpan(config.operation, { kind: SpanKind.SERVER, attributes }, parent))
    }
    done()
  })
  // After the body, which is read outside any trace.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) present.run(trace.setSpan(ROOT_CONTEXT, span), done)
    else done()
  })
  app.addHook('onSend', (request, { statusCode }, _payload, done) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}

/** Traces the operations of this server, and what follows from them in this process. `stop` sends what was not sent yet. */
export const startTraces = (app: FastifyInstance): { stop(): Promise<void> } => {
  // An unavailable collector is logged, and stops nothing.
  diag.setLogger(new DiagConsoleLogger(), DiagLogLevel.ERROR)
  const provider = openProvider()
  const tracer = provider.getTracer('zorginzet')
  traceOperations(app, tracer)
  traceWith({
    within: (kind, name, work) => {
      const context = present.getStore()
      if (!context) return work()
      const named: Parameters<typeof inSpan>[1] =
        kind === 'statement'
          ? [kind, nameOfStatement(name), { 'db.system.name': 'postgresql', 'db.query.text': name }]
          : [kind, name]
      return inSpan(tracer, named, context, work)
    },
    onward: (kind, name, from, work) => inSpan(tracer, [kind, name], contextOf(from), work),
    here: () => {
      const context = present.getStore()
      return context && headerOf(context)
    },
  })
  return {
    stop: async () => {
      traceWith(undefined)
      await provider.shutdown().catch((error: Error) => console.error(`traces: ${error.message}`))
    },
  }
}
