import { expect, test } from 'vitest'
import { payUnavailable } from '../payErrors'
import type { Exchange } from './Exchange'
import { ExchangeLists } from './ExchangeLists'

const ether = 'eip155:1/slip44:60'
const acme: Exchange = { id: 'acme', name: 'Acme', imageUrl: undefined }

function stage(list: () => Promise<readonly Exchange[]>) {
  const made = { now: 0, asked: 0 }
  const lists = new ExchangeLists({
    environment: { now: () => made.now },
    source: {
      list: () => {
        made.asked += 1
        return list()
      },
    },
  })
  return Object.assign(made, { lists })
}

test('loads a list once a minute', async () => {
  const made = stage(async () => [acme])
  await Promise.all([made.lists.load(ether), made.lists.load(ether)])
  await made.lists.load(ether)
  expect([made.asked, made.lists.exchangesOf(ether)]).toEqual([1, [acme]])
  made.now = 60_000
  await made.lists.load(ether)
  expect(made.asked).toBe(2)
})

test('keeps a failure for 30 s, and a list through a failure', async () => {
  let answer: () => Promise<readonly Exchange[]> = () => Promise.reject(payUnavailable(undefined))
  const made = stage(() => answer())
  await made.lists.load(ether)
  answer = async () => [acme]
  await made.lists.load(ether)
  expect(made.lists.of(ether)).toMatchObject({ status: 'failed', error: { code: 'pay/unavailable' } })
  made.now = 30_000
  const loaded = made.lists.load(ether)
  expect(made.lists.of(ether)?.status).toBe('failed')
  await loaded
  answer = () => Promise.reject(payUnavailable(undefined))
  made.now = 90_000
  await made.lists.load(ether)
  expect([made.asked, made.lists.exchangesOf(ether)]).toEqual([3, [acme]])
})

test('retries a failure on request', async () => {
  let answer: () => Promise<readonly Exchange[]> = () => Promise.reject(payUnavailable(undefined))
  const made = stage(() => answer())
  await made.lists.load(ether)
  answer = async () => [acme]
  const retried = made.lists.retry(ether)
  expect(made.lists.of(ether)?.status).toBe('loading')
  await retried
  expect(made.lists.exchangesOf(ether)).toEqual([acme])
})
