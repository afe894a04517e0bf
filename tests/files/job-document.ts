// The part of the OpenAPI document that the main task uses, from publishing work to the invoice lines. tests/job-types.gen.ts is
// generated from it.
import { openApi } from '../../api/platform/documents/openapi.ts'

const paths = [
  ...['/login/check', '/organization_locations', '/expertise_levels', '/clients', '/care_moments_by_organization'],
  ...['/care_moment_publications', '/care_moment_publication_reactions', '/care_moment_publication_reactions/select'],
  ...['/care_moments', '/care_moments/{uuid}', '/care_moments/{uuid}/submit', '/care_moments/{uuid}/approve'],
  '/care_moment_hourly_rate_invoice_lines/{uuid}',
  '/care_workers/{care_worker_id}/invoices',
  '/care_moment_invoices/{uuid}',
]
type Components = Record<string, Record<string, unknown>>
const refsIn = (node: unknown): string[] =>
  typeof node !== 'object' || node === null
    ? []
    : Object.entries(node).flatMap(([key, value]) => (key === '$ref' ? [String(value)] : refsIn(value)))

const withoutExamples = <T>(node: T): T =>
  JSON.parse(JSON.stringify(node, (key, value) => (key === 'examples' ? undefined : value))) as T
/** These paths with everything they refer to, without the examples, which do not affect types. */
export const jobDocument = () => {
  const {
    paths: all,
    components,
    ...document
  } = withoutExamples(openApi()) as { paths: Record<string, unknown>; components: Components }
  const own = Object.fromEntries(paths.map(path => [path, all[path]]))
  const kept = new Set<string>()
  const open = refsIn(own)
  for (let ref = open.pop(); ref; ref = open.pop()) {
    if (kept.has(ref)) continue
    kept.add(ref)
    const [kind = '', name = ''] = ref.split('/').slice(2)
    open.push(...refsIn(components[kind]![name]))
  }
  const used = Object.entries(components).map(([kind, named]) => [
    kind,
    Object.fromEntries(Object.entries(named).filter(([name]) => kept.has(`#/components/${kind}/${name}`))),
  ])
  return { ...document, paths: own, components: Object.fromEntries(used) as Components }
}
