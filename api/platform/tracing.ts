// Traces: what a call led to, from its statements to its mails, and how long each took (docs/decisions/0079). Until a tracer is given
// these functions only do the work. A span is known by its name alone: it never holds a value, or anything about a person.

/** What a span is about. */
export type Traced = 'statement' | 'event' | 'job' | 'mail'

/** Makes the spans (watched/traces.ts). */
export interface Tracer {
  within<T>(what: Traced, name: string, work: () => Promise<T>): Promise<T>
  onward<T>(what: Traced, name: string, from: string | undefined, work: () => Promise<T>): Promise<T>
  here(): string | undefined
}
let tracer: Tracer | undefined

/** The tracer of this process from now on; undefined for none. */
export const traceWith = (given: Tracer | undefined): void => {
  tracer = given
}
/** Does the work in a span of the present trace. Outside any trace it only does the work. */
export const traced = <T>(what: Traced, name: string, work: () => Promise<T>): Promise<T> =>
  tracer ? tracer.within(what, name, work) : work()

/** Does the work in a span of the trace that `traceparent` gave where the work was asked for; without one a new trace begins. */
export const tracedOnward = <T>(what: Traced, name: string, from: string | undefined, work: () => Promise<T>): Promise<T> =>
  tracer ? tracer.onward(what, name, from, work) : work()

/** The place in the present trace (W3C Trace Context), to go along with work that is done later. Undefined outside any trace. */
export const traceparent = (): string | undefined => tracer?.here()
