import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'
import { startUpstream } from '../../test/server/startUpstream'
import type { CloudOptions } from '../server/CloudOptions'

const databaseUrl = sharedDatabase()

async function stage(options: CloudOptions = {}) {
  const cloud = await startTestCloud({ databaseUrl: databaseUrl(), ...options })
  const client = new Client(databaseUrl())
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await cloud.close()
  })
  const { id } = await cloud.projects.create({
    name: 'Measured',
    allowedOrigins: ['https://app.example'],
    isAnalyticsEnabled: true,
  })
  return {
    cloud,
    id,
    send: (body: unknown, headers: Record<string, string> = {}, projectId = id): Promise<Response> =>
      fetch(`${cloud.url}/e?projectId=${projectId}&st=appkit&sv=react-wagmi-1.8.0`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers,
      }),
    rows: async (projectId = id): Promise<Record<string, unknown>[]> =>
      (await client.query('select * from analytics_records where project_id = $1 order by id', [projectId])).rows,
  }
}

function event(properties: Record<string, unknown> = {}, changes: Record<string, unknown> = {}) {
  return {
    eventId: randomUUID(),
    url: 'https://user:pw@app.example/shop?token=sesame#sesame',
    domain: 'app.example',
    timestamp: Date.UTC(2026, 0, 2, 3, 4, 5),
    props: { type: 'track', event: 'MODAL_OPEN', address: '0xabc', properties },
    ...changes,
  }
}

test('stores an event once, with its time, and without the secrets of its URL', async () => {
  const { send, rows, id } = await stage()
  const sent = event({ connected: true })
  expect((await send(sent)).status).toBe(200)
  expect((await send(sent)).status).toBe(200)

  expect(await rows()).toEqual([
    expect.objectContaining({
      event_id: sent.eventId,
      project_id: id,
      kind: 'track',
      event: 'MODAL_OPEN',
      url: 'https://app.example/shop',
      address: '0xabc',
      properties: { connected: true },
      sdk_version: 'react-wagmi-1.8.0',
      occurred_at: new Date(Date.UTC(2026, 0, 2, 3, 4, 5)),
    }),
  ])
})

test("stores nothing that contains the sender's address", async () => {
  const { send, rows } = await stage({ trustedProxies: 1 })
  await send(event(), { 'x-forwarded-for': '203.0.113.7' })
  const stored = JSON.stringify(await rows())
  expect(stored).toContain('MODAL_OPEN')
  expect(stored).not.toMatch(/203\.0\.113\.7|127\.0\.0\.1/)
})

test('stores an error with its ISO time and its stack trace', async () => {
  const { send, rows } = await stage()
  const props = { type: 'error', event: 'API_ERROR', errorType: 'TypeError', errorMessage: 'no', stackTrace: 'at x' }
  await send(event({}, { timestamp: '2026-01-02T03:04:05.000Z', props }))
  expect(await rows()).toEqual([
    expect.objectContaining({
      kind: 'error',
      event: 'API_ERROR',
      properties: { errorType: 'TypeError', errorMessage: 'no', stackTrace: 'at x' },
    }),
  ])
})

test('never stores a pairing link', async () => {
  const { send, rows } = await stage()
  await send(
    event({ uri: `wc:${'a'.repeat(64)}@2?symKey=${'b'.repeat(64)}`, nested: [{ link: 'x?symkey=c' }], name: 'W' }),
  )
  expect((await rows())[0]?.['properties']).toEqual({ uri: '…', nested: [{ link: '…' }], name: 'W' })
})

test('sanitizes text that Postgres rejects, truncates deep values and rejects overly deep ones', async () => {
  const { send, rows } = await stage()
  const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`
  const bodyOf = (levels: number): string => {
    const properties = `{"nul":"a\\u0000b","half":"\\ud800","k\\u0000":1,"deep":${deep(levels)}}`
    return JSON.stringify(event()).replace('"properties":{}', `"properties":${properties}`)
  }
  expect((await send(bodyOf(5000))).status).toBe(422)
  expect((await send(bodyOf(100))).status).toBe(200)
  expect((await rows())[0]?.['properties']).toMatchObject({ nul: 'ab', half: '\ufffd', k: 1 })
})

test('a project with analytics off stores nothing but still answers 200', async () => {
  const { send, rows, cloud, id } = await stage()
  await cloud.projects.edit(id, { isAnalyticsEnabled: false })
  expect((await send(event())).status).toBe(200)
  expect(await rows()).toEqual([])
})

test("answers 403 to an app that the project doesn't allow, so its developer notices", async () => {
  const { send, rows } = await stage()
  expect((await send(event(), { origin: 'https://evil.example' })).status).toBe(403)
  expect((await send(event(), { origin: 'https://app.example' })).status).toBe(200)
  expect((await send(event(), {}, 'f'.repeat(32))).status).toBe(401)
  expect((await rows()).length).toBe(1)
})

test('answers 422 to an invalid record and stores nothing', async () => {
  const { send, rows } = await stage()
  for (const body of [{}, event({}, { eventId: 'x' }), event({}, { timestamp: 'yesterday' }), [event()]]) {
    expect((await send(body)).status).toBe(422)
  }
  expect((await send('{')).status).toBe(400)
  expect(await rows()).toEqual([])
})

test('stores every event of a burst', async () => {
  const { send, rows } = await stage()
  await Promise.all(Array.from({ length: 50 }, () => send(event())))
  expect((await rows()).length).toBe(50)
})

test("accepts and drops the relay client's own reports", async () => {
  const { cloud } = await stage()
  const url = `${cloud.url}/batch?projectId=x&st=events_sdk&sv=js-2.21.8`
  expect((await fetch(url, { method: 'POST', body: '[{"eventId":"1"}]' })).status).toBe(200)
})

test('exports stored records to a file and to ClickHouse, one per line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oak-export-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await using clickhouse = await startUpstream()
  const file = join(folder, 'events.jsonl')
  const { send, cloud } = await stage({ analyticsExport: { file, clickhouseUrl: `${clickhouse.url}/?query=INSERT` } })
  const sent = event({ connected: true })
  await send(sent)
  await cloud.close()

  const line = await readFile(file, 'utf8')
  expect(JSON.parse(line)).toMatchObject({
    event_id: sent.eventId,
    event: 'MODAL_OPEN',
    occurred_at: '2026-01-02 03:04:05.000',
    properties: '{"connected":true}',
  })
  expect(line.endsWith('\n')).toBe(true)
  expect(clickhouse.bodies).toEqual([line])
})

test('deletes records beyond the retention time at startup', async () => {
  const { send, rows, id } = await stage()
  await send(event())
  const client = new Client(databaseUrl())
  await client.connect()
  await client.query("update analytics_records set received_at = now() - interval '8 days' where project_id = $1", [id])
  await client.end()

  const keeping = await startTestCloud({ databaseUrl: databaseUrl(), analyticsRetention: 9 })
  await keeping.close()
  expect((await rows()).length).toBe(1)
  const forgetting = await startTestCloud({ databaseUrl: databaseUrl(), analyticsRetention: 7 })
  await forgetting.close()
  expect(await rows()).toEqual([])
})

test('stores at most 4 KiB of a record and truncates long texts', async () => {
  const { send, rows } = await stage()
  expect((await send(event({ first: 'a'.repeat(5000), second: 1 }))).status).toBe(200)
  expect(
    (await send(event(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`key${at}`, 'b'.repeat(500)])))))
      .status,
  ).toBe(200)
  const [cut, many] = (await rows()).map(row => row['properties'] as Record<string, unknown>)
  expect(cut).toEqual({ first: `${'a'.repeat(1000)}…`, second: 1 })
  expect(Object.keys(many ?? {}).length).toBeGreaterThan(1)
  expect(JSON.stringify(many).length).toBeLessThanOrEqual(4096)
})

test('limits the number of records per project and day', async () => {
  const { send, rows } = await stage({ analyticsPerDay: 2 })
  const statuses = []
  for (let times = 0; times < 4; times += 1) statuses.push((await send(event())).status)
  expect(statuses).toEqual([200, 200, 429, 429])
  expect(await rows()).toHaveLength(2)
})
