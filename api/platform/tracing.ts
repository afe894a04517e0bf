// Traces: what a call led to, from its statements to its mails, and how long each took (docs/decisions/0079). Without a tracer
// these functions only do the work. A span is known only by its name: it never holds a value, or anything about a person.

/** What a span is about. */
export type SpanSubject = 'statement' | 'event' | 'job' | 'mail'

/** Makes the spans (watched/traces.ts). */
export interface Tracer {
  within<T>(what: SpanSubject, name: string, work: () => Promise<T>): Promise<T>
  onward<T>(what: SpanSubject, name: string, from: string | undefined, work: () => Promise<T>): Promise<T>
  here(): string | undefined
}
let tracer: Tracer | undefined

/** Sets the tracer of this process; undefined for none. */
export const traceWith = (given: Tracer | undefined): void => {
  tracer = given
}
/** Does the work in a span of the current trace. Outside any trace it only does the work. */
export const traced = <T>(kind: SpanSubject, name: string, work: () => Promise<T>): Promise<T> =>
  tracer ? tracer.within(kind, name, work) : work()

/** Does the work in a span of the trace in `traceparent`, from where the work was queued; without one a new trace begins. */
export const tracedOnward = <T>(kind: SpanSubject, name: string, from: string | undefined, work: () => Promise<T>): Promise<T> =>
  tracer ? tracer.onward(kind, name, from, work) : work()

/**
 * The position in the current trace (W3C Trace Context), to pass along with work that is done later. Undefined outside any trace.
 */
export const traceparent = (): string | undefined => tracer?.here()
