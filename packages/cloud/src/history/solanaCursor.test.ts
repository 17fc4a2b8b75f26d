import { historyPageSchema } from '@openappkit/contract/schemas'
import { expect, test } from 'vitest'
import { EndlessLedger } from '../../test/history/EndlessLedger'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'
import { ChainRpc } from '../chains/ChainRpc'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import { HttpFailure } from '../http/HttpFailure'
import { Upstreams } from '../proxy/Upstreams'
import { SolanaHistory } from './SolanaHistory'

const databaseUrl = sharedDatabase()
const CHAIN = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const OWNER = 'So11111111111111111111111111111111111111112'
/** A position below everything: a server that accepts it skips everything that the node has. */
const SLOT_ZERO = `0.${'z'.repeat(88)}.${'z'.repeat(88)}.`
/** Two calls for the token accounts, the rejected page, and ten more pages. */
const MOST_CALLS = 13

test('a forged cursor reaches no node, and the requests to an endless node are limited', async () => {
  await using ledger = await new EndlessLedger().start()
  await using cloud = await startTestCloud({
    databaseUrl: databaseUrl(),
    chains: { chains: { [CHAIN]: { upstreams: [ledger.url] } } },
  })
  const ask = (cursor = ''): Promise<Response> =>
    fetch(`${cloud.url}/v1/account/${OWNER}/history?projectId=local&chainId=${CHAIN}&cursor=${cursor}`)

  const forged = Buffer.from(JSON.stringify({ [CHAIN]: SLOT_ZERO })).toString('base64url')
  const refused = await ask(forged)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ status: 'FAILED', reasons: [{ field: '' }] })
  expect(ledger.methods).toEqual([])

  const first = historyPageSchema.parse(await (await ask()).json())
  expect(first.data).toHaveLength(50)
  ledger.methods.length = 0
  ledger.forget()
  expect((await ask(first.next ?? '')).status).toBe(503)
  expect(ledger.methods.length).toBeLessThanOrEqual(MOST_CALLS)
})

function historyOf(ledger: EndlessLedger): SolanaHistory {
  return new SolanaHistory(new ChainRpc(new Upstreams({ [CHAIN]: [ledger.url] })), CHAIN)
}

test('a position below everything fails after ten pages', async () => {
  await using ledger = await new EndlessLedger().start()
  const page = historyOf(ledger).page(OWNER, SLOT_ZERO, 50)
  await expect(page).rejects.toBeInstanceOf(ChainUnavailable)
  expect(ledger.methods.filter(method => method === 'getSignaturesForAddress')).toHaveLength(10)
})

test("charges each further page, and reads none if the client can't pay", async () => {
  await using ledger = await new EndlessLedger().start()
  let tokens = 3
  const pay = async (count: number): Promise<void> => {
    if (tokens < count) throw new HttpFailure(429, 'rate_limited', 'Requests per second limit exceeded')
    tokens -= count
  }
  const page = historyOf(ledger).page(OWNER, SLOT_ZERO, 50, { pay })
  await expect(page).rejects.toMatchObject({ status: 429 })
  expect(ledger.methods.filter(method => method === 'getSignaturesForAddress')).toHaveLength(4)
})
