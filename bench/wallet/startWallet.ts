import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EvmChain } from '../../packages/testing/src/chain/EvmChain'
import type { Mailbox } from '../../packages/testing/src/mailbox/Mailbox'
import type { Cloud, CloudOptions } from '../../packages/testing-cloud/src/Cloud'
import { type ServedApp, serveApp } from '../../tools/e2e-kit/src/serve.ts'
import { root } from '../../tools/scripts/setup.mjs'

const example = join(root, 'examples', 'react-multichain')
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** An app with the embedded wallet, its backend and its mail server. */
export interface WalletSystem extends AsyncDisposable {
  readonly url: string
  readonly mailbox: Pick<Mailbox, 'nextCode'>
}

/** Starts the built example with a complete backend, a local chain and a mail server. */
export async function startWallet(): Promise<WalletSystem> {
  const { startEvmChain, startMailbox } = await load<{
    startEvmChain(): Promise<EvmChain>
    startMailbox(): Promise<Mailbox>
  }>('@openappkit/testing/node')
  const { startCloud } = await load<{ startCloud(options: CloudOptions): Promise<Cloud> }>('@openappkit/testing-cloud')
  const resources = new AsyncDisposableStack()
  const chain = resources.use(await startEvmChain())
  const mailbox = resources.use(await startMailbox())
  const cloud = resources.use(
    await startCloud({
      chains: { [chain.chainId]: { rpcUrl: chain.url } },
      wallet: { smtpUrl: mailbox.smtpUrl, mailFrom: 'wallet@acme.example', operator: 'Acme' },
    }),
  )
  const app: ServedApp = await serveApp({
    dist: join(example, 'dist-e2e'),
    // No request goes to Solana or Bitcoin.
    config: {
      evm: [{ chainId: chain.chainId, name: 'Local chain', rpcUrl: chain.url }],
      solana: { caipNetworkId: SOLANA, rpcUrl: chain.url, wsUrl: chain.url.replace('http', 'ws') },
      bitcoin: { caipNetworkId: 'bip122:000000000019d6689c085ae165831e93', esploraUrl: chain.url },
      cloud: cloud.url,
    },
    connect: [chain.url],
    frames: [cloud.walletUrl],
  })
  resources.defer(() => app.close())
  return { url: app.url, mailbox, [Symbol.asyncDispose]: () => resources.disposeAsync() }
}

/** Loads a package that only the example depends on. */
function load<Module>(name: string): Promise<Module> {
  return import(pathToFileURL(createRequire(join(example, 'package.json')).resolve(name)).href) as Promise<Module>
}
