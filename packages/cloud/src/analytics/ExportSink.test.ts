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

test('a delivery that fails is tried again, and what can not be delivered is given up with a word in the log', async () => {
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

test('a user and password in the address of ClickHouse go along, and are not in the log', async () => {
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

test('a slow export has an end: what does not fit is left out', async () => {
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
