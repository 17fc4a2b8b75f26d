import { once } from 'node:events'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { test } from '../../test/solanaChainTest'
import type { SolanaChain } from './SolanaChain'

interface Line extends AsyncDisposable {
  readonly socket: WebSocket
  /** Messages that aren't responses to calls. */
  readonly received: {
    readonly method: string
    readonly params: { readonly result: unknown; readonly subscription: number }
  }[]
  call(method: string, ...params: readonly unknown[]): Promise<{ result?: number; error?: { code: number } }>
}

async function open({ wsUrl }: SolanaChain): Promise<Line> {
  const socket = new WebSocket(wsUrl)
  await once(socket, 'open')
  const received: Line['received'] = []
  const waiting = new Map<number, (answer: { result?: number }) => void>()
  let lastId = 0
  socket.on('message', data => {
    const message = JSON.parse(String(data))
    if (message.id === undefined) received.push(message)
    else waiting.get(message.id)?.(message)
  })
  return {
    socket,
    received,
    call(method, ...params) {
      const id = ++lastId
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
      return new Promise(resolve => waiting.set(id, resolve))
    },
    async [Symbol.asyncDispose]() {
      socket.terminate()
    },
  }
}

test("an ended subscription emits nothing more, and can't be ended again", async ({ chain, thirdParty }) => {
  await using line = await open(chain)
  const watched = thirdParty.toBase58()
  const { result: first } = await line.call('accountSubscribe', watched, { encoding: 'base64' })
  const { result: second } = await line.call('accountSubscribe', watched, { encoding: 'base64' })
  expect(await line.call('accountUnsubscribe', first)).toMatchObject({ result: true })
  expect(await line.call('accountUnsubscribe', first)).toMatchObject({ error: { code: -32602 } })
  await chain.airdrop(watched, 1_000_000n)
  await expect.poll(() => line.received.map(({ params }) => params.subscription)).toEqual([second])
})

test('a muted subscription is accepted but emits nothing, and others continue', async ({ chain, thirdParty }) => {
  await using line = await open(chain)
  const watched = thirdParty.toBase58()
  await line.call('accountSubscribe', watched)
  await line.call('slotSubscribe')
  chain.mute('accountSubscribe')
  await chain.airdrop(watched, 1_000_000n)
  await expect.poll(() => line.received.length).toBeGreaterThan(0)
  chain.unmute()
  await chain.airdrop(watched, 1_000_000n)
  await expect
    .poll(() => line.received.filter(({ method }) => method === 'accountNotification'))
    .toMatchObject([{ params: { result: { value: { lamports: 2_000_000 } } } }])
})

test('closes every connection and accepts a new one', async ({ chain, thirdParty }) => {
  await using first = await open(chain)
  await first.call('slotSubscribe')
  const cut = once(first.socket, 'close')
  chain.dropSubscriptions()
  await cut
  await using second = await open(chain)
  await second.call('accountSubscribe', thirdParty.toBase58())
  await chain.airdrop(thirdParty.toBase58(), 1_000_000n)
  await expect.poll(() => second.received).toHaveLength(1)
})

test("rejects unknown subscriptions, and doesn't respond to notifications", async ({ chain }) => {
  await using line = await open(chain)
  line.socket.send('{"jsonrpc":"2.0","method":"ping"}')
  line.socket.send('nonsense')
  expect(await line.call('voteSubscribe')).toMatchObject({ error: { code: -32601 } })
  expect(await line.call('toString')).toMatchObject({ error: { code: -32601 } })
  expect(await line.call('accountSubscribe', 'abc')).toMatchObject({ error: { code: -32602 } })
  expect(line.received).toEqual([])
})
