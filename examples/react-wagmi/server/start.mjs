import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { startEvmChain } from '@openappkit/testing/node'
import { serveApp } from './serve.ts'

/** Addresses that stay the same from one start to the next, so that a stored session finds its chain again. */
const CHAIN_PORT = 8545
const SECOND_CHAIN_PORT = 8546
const APP_PORT = 5173

const chain = await startEvmChain({ chainId: 31337, port: await freePort(CHAIN_PORT) })
const second = await startEvmChain({ chainId: 31338, port: await freePort(SECOND_CHAIN_PORT) })
const app = await serveApp({
  dist: fileURLToPath(new URL('../dist-demo', import.meta.url)),
  port: await freePort(APP_PORT),
  config: {
    chainId: chain.chainId,
    rpcUrl: chain.url,
    chains: [{ chainId: second.chainId, rpcUrl: second.url, name: 'Second chain' }],
  },
  connect: [chain.url, second.url],
})

function stop() {
  void Promise.all([app.close(), chain.stop(), second.stop()]).then(() => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// Whoever started us may be killed without a word.
process.on('disconnect', stop)

if (process.send) process.send({ url: app.url })
else console.log(app.url)

/** The preferred port, or one that the system picks when that is taken. */
function freePort(preferred) {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(0))
    probe.listen(preferred, '127.0.0.1', () => probe.close(() => resolve(preferred)))
  })
}
