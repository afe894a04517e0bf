// The webhook messages of a sandbox, delivered or not: a developer who builds a receiver can read them without a public address.
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import { bodyOf } from '../../events/webhooks/sending.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`)

/** Adds webhooks and webhooks.json below this path. */
export const webhookPages = (
  app: FastifyInstance,
  path: string,
  { db, publicUrl, pageOf }: { db: Database; publicUrl: string; pageOf: (title: string, content: string) => string },
): void => {
  const messages = async (limit: number) => {
    const rows = await db
      .selectFrom('webhook_delivery as d')
      .innerJoin('webhook_endpoint as e', 'e.uuid', 'd.endpoint_uuid')
      .select(['d.uuid', 'd.kind', 'd.data', 'd.happened_at', 'd.status', 'd.attempts', 'e.url'])
      .orderBy('d.uuid', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ uuid, url, status, attempts, ...row }) => ({
      ...{ id: `msg_${uuid}`, url, status, attempts, body: bodyOf(row, publicUrl) },
    }))
  }
  app.get(`${path}/webhooks.json`, () => messages(1000))
  app.get(`${path}/webhooks`, async (_request, reply) => {
    const rows = (await messages(200)).map(
      ({ id, url, status, body }) =>
        `<li><p><strong>${escaped(body.type)}</strong> naar ${escaped(url)}<br><small>${id}, ${status}</small></p><pre>${escaped(JSON.stringify(body, null, 2))}</pre></li>`,
    )
    const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>Er zijn nog geen berichten.</p>'
    return reply.type('text/html; charset=utf-8').send(pageOf('Webhooks', list))
  })
}
