import type { EvmChain } from '@openappkit/testing/node'
import { keyValueStorage, quietCore } from '@openappkit/testing/walletconnect'
import { SignClient } from '@walletconnect/sign-client'
import { UniversalProvider } from '@walletconnect/universal-provider'
import type { Cloud } from '../src/Cloud'

/** The provider that dapps use. */
export type Dapp = Awaited<ReturnType<typeof UniversalProvider.init>>
export type Session = NonNullable<Awaited<ReturnType<Dapp['connect']>>>

export interface Pairing {
  readonly uri: string
  /** Resolves with the session, or rejects with the wallet's error. */
  readonly session: Promise<Session>
}

/** Starts a dapp in this process, connected to the relay. */
export async function startDapp(
  cloud: Pick<Cloud, 'relayUrl' | 'projectId'>,
): Promise<{ dapp: Dapp; close: () => Promise<void> }> {
  const { relayUrl, projectId } = cloud
  const core = await quietCore({ relayUrl, projectId, storage: keyValueStorage(undefined, '') })
  const metadata = { name: 'Dapp', description: '', url: 'https://dapp.example', icons: [] }
  const client = await SignClient.init({ core, metadata })
  const dapp = await UniversalProvider.init({ client, logger: 'silent' })
  const close = async (): Promise<void> => {
    core.heartbeat.stop()
    await core.relayer.transportClose()
  }
  return { dapp, close }
}

/** Namespaces that a dapp proposes. */
export type ProposedNamespaces = NonNullable<Parameters<Dapp['connect']>[0]['optionalNamespaces']>

const methods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_getCapabilities',
]

/** Proposes a session on `chains` and resolves with the pairing link. The dapp reads `known` chains directly. */
export function propose(
  dapp: Dapp,
  chains: readonly Pick<EvmChain, 'chainId' | 'url'>[],
  known: readonly Pick<EvmChain, 'chainId' | 'url'>[] = chains,
): Promise<Pairing> {
  const eip155 = {
    chains: chains.map(({ chainId }) => `eip155:${chainId}`),
    methods,
    events: ['accountsChanged', 'chainChanged'],
    rpcMap: Object.fromEntries(known.map(({ chainId, url }) => [`eip155:${chainId}`, url])),
  }
  return proposeNamespaces(dapp, { eip155 })
}

/** Proposes a session on any namespaces and resolves with the pairing link. */
export function proposeNamespaces(dapp: Dapp, optionalNamespaces: ProposedNamespaces): Promise<Pairing> {
  return new Promise((resolve, reject) => {
    const session = dapp.connect({ optionalNamespaces }).then(settled => {
      if (settled === undefined) throw new Error('There is no session.')
      return settled
    })
    session.catch(reject)
    dapp.once('display_uri', (uri: string) => resolve({ uri, session }))
  })
}
