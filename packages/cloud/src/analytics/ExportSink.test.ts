import { expect, test } from 'vitest'
import { startUpstream } from '../../test/server/startUpstream'
import { createLogger } from '../server/createLogger'
import { ExportSink } from './ExportSink'
import type { StorableRecord } from './storableRecord'

const record: StorableRecord = {
  eventId: 'a',
  projectId: 'local',
  kind: 'track',
  event: 'MODAL_OPEN',
  url: '',
  domain: '',
  address: null,
  properties: {},
  sdkType: null,
  sdkVersion: null,
  occurredAt: new Date(0),
}

test('retries a failed delivery, and logs when it gives up', async () => {
  await using clickhouse = await startUpstream()
  const warnings: unknown[] = []
  const sink = new ExportSink(
    { clickhouseUrl: clickhouse.url },
    { warn: (fields: unknown) => void warnings.push(fields) },
    0,
  )

  clickhouse.answer(500, 'down')
  clickhouse.answerAfter(1, 200, '')
  sink.write([record])
  await sink.close()
  expect([clickhouse.bodies.length, warnings]).toEqual([2, []])

  clickhouse.answer(500, 'down')
  sink.write([record, record])
  await sink.close()
  expect(clickhouse.bodies.length).toBe(2 + 3)
  expect(warnings).toEqual([expect.objectContaining({ records: 2 })])
})

test('sends the user and password of the ClickHouse URL, and keeps them out of the log', async () => {
  await using clickhouse = await startUpstream()
  const lines: string[] = []
  const logger = createLogger('info', { write: line => void lines.push(line) })
  const url = clickhouse.url.replace('//', '//me:sesame@')
  const sink = new ExportSink({ clickhouseUrl: `${url}/?query=INSERT` }, logger, 0)
  sink.write([record])
  await sink.close()
  expect([clickhouse.bodies.length, lines]).toEqual([1, []])
  expect(clickhouse.headers[0]?.authorization).toBe(`Basic ${Buffer.from('me:sesame').toString('base64')}`)

  clickhouse.hangUp()
  sink.write([record])
  await sink.close()
  expect(lines.join('')).toContain('The analytics export failed')
  expect(lines.join('')).not.toContain('sesame')
})

test('bounds a slow export and drops the overflow', async () => {
  await using clickhouse = await startUpstream()
  const warnings: unknown[] = []
  const sink = new ExportSink(
    { clickhouseUrl: clickhouse.url },
    { warn: (fields: unknown) => void warnings.push(fields) },
    0,
  )
  const arrived = clickhouse.hold()
  sink.write([record])
  const release = await arrived
  for (let part = 0; part < 25; part += 1) sink.write(Array<StorableRecord>(1000).fill(record))
  release()
  await sink.close()
  expect(warnings.length).toBe(5)
})
