import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { Settings } from '../../api/platform/settings.ts'

/** The settings of every API in the tests. */
export const settings: Settings = {
  production: false,
  port: 0,
  host: '127.0.0.1',
  publicUrl: 'http://localhost:3000',
  secret: 'a-secret-for-tests-of-at-least-32-characters',
  databaseUrl: undefined,
  ownerUrl: undefined,
  readUrl: undefined,
  drainMs: 0,
  jobs: 'here',
  patience: { lockMs: 2000, statementMs: 15_000, idleInTransactionMs: 10_000 },
  // Each thread runs one file at a time, and removes the folder after it.
  dataDir: join(tmpdir(), `zorginzet-test-files-${process.pid}-${threadId}`),
  backups: undefined,
  backupRecipients: [],
  smtpUrl: undefined,
  mailFrom: 'Zorginzet <noreply@zorginzet.example>',
  proxies: 0,
  s3: undefined,
  virusScanner: undefined,
  sealRoots: undefined,
  webDir: 'no-web-app',
  analyticsName: 'analytics',
  mapTiles: undefined,
  pushHosts: ['*.push.example.com'],
  monitoringDsn: undefined,
  metrics: undefined,
  traces: false,
  plannerEmail: undefined,
  securityContact: undefined,
  sandbox: undefined,
  sandboxUrl: undefined,
}
