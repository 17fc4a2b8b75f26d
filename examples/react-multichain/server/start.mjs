import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { seedChains } from '@openappkit/e2e-kit/seed-chains'
import { seedSwaps } from '@openappkit/e2e-kit/seed-swaps'
import { serveApp } from '@openappkit/e2e-kit/serve'
import { createSignIn, toExpress } from '@openappkit/siwx/server'
import { startBitcoinChain, startEvmChain, startSolanaChain } from '@openappkit/testing/node'
import { startCloud } from '@openappkit/testing-cloud'

/** Preferred ports. They stay the same between starts, so that a stored session finds its chain and its relay again. */
const PORTS = {
  chain: 8545,
  secondChain: 8546,
  solana: 8899,
  bitcoin: 3002,
  cloud: 4400,
  embedded: 4401,
  app: 5173,
  wallet: 5174,
}
const here = path => fileURLToPath(new URL(path, import.meta.url))
const running = []

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// The parent process can be killed without a signal to this one.
process.on('disconnect', stop)

const chain = await keep(startEvmChain({ chainId: 31337, port: await freePort(PORTS.chain) }))
const second = await keep(
  startEvmChain({ chainId: 31338, name: 'Second chain', port: await freePort(PORTS.secondChain) }),
)
const chains = [chain, second]
const solana = await keep(startSolanaChain(portOf(await freePort(PORTS.solana))))
const bitcoin = await keep(startBitcoinChain(portOf(await freePort(PORTS.bitcoin))))
const { backend, contracts, maker } = await seedSwaps(await seedChains({ evm: chains, solana, bitcoin }), chain, solana)
running.push(maker)
const cloud = await keep(startBackend())
const evm = chains.map(({ chainId, url, chain: { name } }) => ({ chainId, name, rpcUrl: url }))
/** Configuration of both pages. The keys are publicly known and belong to the test wallets of page and phone. */
const served = {
  evm,
  solana: {
    caipNetworkId: solana.caipNetworkId,
    rpcUrl: solana.url,
    wsUrl: solana.wsUrl,
    accounts: solana.accounts.slice(0, 2).map(({ secretKey }) => ({ secretKey: hex(secretKey) })),
  },
  bitcoin: {
    caipNetworkId: bitcoin.caipNetworkId,
    esploraUrl: bitcoin.url,
    accounts: bitcoin.accounts.slice(0, 2).map(({ privateKey }) => ({ privateKey: hex(privateKey) })),
  },
}
const connect = [...chains.map(({ url }) => url), solana.url, solana.wsUrl, new URL(bitcoin.url).origin]
// Mine regularly, so that transfers wait for a block as on a real chain.
const miner = setInterval(() => void bitcoin.mine().catch(() => {}), 10_000)
const app = await keep(
  serveApp({
    dist: here('../dist-demo'),
    port: await freePort(PORTS.app),
    config: { ...served, cloud: cloud.url, swapContracts: contracts, auth: '/auth' },
    connect,
    frames: [cloud.walletUrl],
    handle: (request, response, next) =>
      request.url.startsWith('/auth/') ? answerSignIn(request, response, next) : next(),
  }),
)
const answerSignIn = toExpress(createSignIn({ domain: new URL(app.url).host }))
const wallet = await keep(
  serveApp({
    dist: here('../../demo-wallet/dist'),
    port: await freePort(PORTS.wallet),
    config: { ...served, relayUrl: cloud.relayUrl },
    connect: [...connect, cloud.relayUrl],
  }),
)

const inboxUrl = `${cloud.walletUrl}/wallet/inbox`
if (process.send) process.send({ url: app.url, walletUrl: wallet.url, inboxUrl })
else console.log(`${app.url}\n${wallet.url}\n${inboxUrl}`)

/**
 * Starts the backend with a persistent database. Falls back to a temporary one if another demo runs or the database
 * can't use the folder.
 */
async function startBackend() {
  const port = await freePort(PORTS.cloud)
  const options = { port, walletPort: await freePort(PORTS.embedded), ...backend }
  if (port === 0) return startCloud(options)
  try {
    // The database runs as its own user, who needs access to the folder.
    await mkdir(here('../../../.demo'), { recursive: true, mode: 0o755 })
    return await startCloud({ ...options, dataDirectory: here('../../../.demo/cloud') })
  } catch (error) {
    console.error(`The backend starts with an empty database: ${error.message}`)
    return startCloud(options)
  }
}

async function keep(starting) {
  const one = await starting
  running.push(one)
  return one
}

function portOf(port) {
  return port === 0 ? {} : { port }
}

function hex(bytes) {
  return Buffer.from(bytes).toString('hex')
}

function stop() {
  clearInterval(miner)
  // Stop in reverse order: later processes depend on earlier ones.
  void Promise.all(running.reverse().map(one => (one.close ?? one.stop)())).then(() => process.exit(0))
}

/** Returns the preferred port, or 0 (any free port) if it's taken. */
function freePort(preferred) {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(0))
    probe.listen(preferred, '127.0.0.1', () => probe.close(() => resolve(preferred)))
  })
}
