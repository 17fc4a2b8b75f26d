import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createDapp, createWallet, type Dapp, type Generation, type Wallet } from './realClients'
import { startTestRelay, type TestRelay } from './startTestRelay'

const ACCOUNT = 'eip155:1:0x00000000000000000000000000000000000000aa'
const METHODS = ['personal_sign']
const EVENTS = ['chainChanged', 'accountsChanged']
const combinations: { dappIs: Generation; walletIs: Generation }[] = [
  { dappIs: '2.17', walletIs: '2.17' },
  { dappIs: '2.17', walletIs: '2.21' },
  { dappIs: '2.21', walletIs: '2.17' },
  { dappIs: '2.21', walletIs: '2.21' },
]

beforeEach(() => {
  vi.stubEnv('DISABLE_GLOBAL_CORE', 'true')
  // The clients send requests to their vendor's hosts, which tests must not reach.
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

for (const { dappIs, walletIs } of combinations) {
  describe(`a ${dappIs} dapp with a ${walletIs} wallet`, () => {
    test('pairs, settles, signs, and ends the session when the wallet disconnects', async () => {
      const { dapp, wallet } = await connected(await startedRelay(), dappIs, walletIs)
      signEverything(wallet)

      expect(await sign(dapp)).toBe('0xsigned')

      const deleted = new Promise(resolve => dapp.client.once('session_delete', resolve))
      const topic = dapp.session?.topic ?? ''
      await wallet.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected' } })
      expect(await deleted).toMatchObject({ topic })
    })

    test('the wallet can reject a proposal and a request', async () => {
      const test = await startedRelay()
      const { dapp, wallet } = await clients(test, dappIs, walletIs)
      wallet.on('session_proposal', ({ id }) => {
        void wallet.rejectSession({ id, reason: { code: 5000, message: 'User rejected' } })
      })
      await expect(connect(dapp, wallet)).rejects.toMatchObject({ message: expect.stringContaining('User rejected') })

      const { dapp: second, wallet: other } = await connected(test, dappIs, walletIs)
      other.on('session_request', ({ id, topic }) => {
        const error = { code: 4001, message: 'User rejected the request' }
        void other.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', error } })
      })
      await expect(sign(second)).rejects.toMatchObject({ code: 4001 })
    })

    test('a session survives a relay that restarts with empty memory', async () => {
      const first = await startTestRelay()
      const { dapp, wallet } = await connected(first, dappIs, walletIs)
      signEverything(wallet)
      await first.relay.drain()
      await first.stop()

      await startedRelay(first.port)
      expect(await sign(dapp)).toBe('0xsigned')
    })

    test('requests and responses of 100 KB arrive complete', async () => {
      const { dapp, wallet } = await connected(await startedRelay(), dappIs, walletIs)
      const message = `0x${'ab'.repeat(50_000)}`
      wallet.on('session_request', ({ id, topic, params }) => {
        const result = params.request.params[0]
        void wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } })
      })

      expect(await sign(dapp, message)).toBe(message)
    })

    test('a request waits for a wallet that is offline', async () => {
      const { dapp, wallet } = await connected(await startedRelay(), dappIs, walletIs)
      signEverything(wallet)
      await wallet.core.relayer.transportClose()

      const signature = sign(dapp)
      await wallet.core.relayer.transportOpen()
      expect(await signature).toBe('0xsigned')
    })
  })
}

async function startedRelay(port = 0): Promise<TestRelay> {
  const relay = await startTestRelay({ port })
  onTestFinished(() => relay.stop())
  return relay
}

async function clients(
  relay: TestRelay,
  dappIs: Generation,
  walletIs: Generation,
): Promise<{ dapp: Dapp; wallet: Wallet }> {
  const dapp = await createDapp(dappIs, relay.url)
  const wallet = await createWallet(walletIs, relay.url)
  onTestFinished(async () => {
    for (const { core } of [dapp.client, wallet]) {
      core.heartbeat.stop()
      await core.relayer.transportClose()
    }
  })
  return { dapp, wallet }
}

async function connected(
  relay: TestRelay,
  dappIs: Generation,
  walletIs: Generation,
): Promise<{ dapp: Dapp; wallet: Wallet }> {
  const { dapp, wallet } = await clients(relay, dappIs, walletIs)
  wallet.on('session_proposal', ({ id }) => {
    const namespace = { accounts: [ACCOUNT], methods: METHODS, events: EVENTS, chains: ['eip155:1'] }
    void wallet.approveSession({ id, namespaces: { eip155: namespace } })
  })
  await connect(dapp, wallet)
  return { dapp, wallet }
}

async function connect(dapp: Dapp, wallet: Wallet): Promise<void> {
  dapp.once('display_uri', (uri: string) => void wallet.pair({ uri }))
  await dapp.connect({
    optionalNamespaces: { eip155: { chains: ['eip155:1'], methods: METHODS, events: EVENTS, rpcMap: {} } },
  })
}

function signEverything(wallet: Wallet): void {
  wallet.on('session_request', ({ id, topic }) => {
    void wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result: '0xsigned' } })
  })
}

function sign(dapp: Dapp, message = '0x68656c6c6f'): Promise<unknown> {
  return dapp.request({ method: 'personal_sign', params: [message, ACCOUNT.slice(9)] }, 'eip155:1')
}
