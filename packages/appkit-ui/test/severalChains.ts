import type { Connector } from '@openappkit/appkit-core'
import type { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { bitcoin, evm, solana, type TestChain } from './chains'
import { createAdapter } from './createAdapter'
import { type OpenKit, openKit } from './openKit'

export interface SeveralChains extends OpenKit {
  readonly solana: ScriptedAdapter
  readonly bitcoin: ScriptedAdapter
}

const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Returns a connector that announces itself by name, without an rdns. */
function standard(chain: TestChain, name: string): Connector {
  return { id: name.toLowerCase(), name, type: 'ANNOUNCED', chain: chain.namespace, imageUrl: icon }
}

/** Returns the connectors of two wallets: one supports all three chains, the other only this one. */
function connectorsOf(chain: TestChain): readonly Connector[] {
  const own: Connector = { ...standard(chain, `${chain.chainName} Only`) }
  const brand: Connector =
    chain === evm
      ? { ...standard(chain, 'Prism'), id: 'io.prism', info: { rdns: 'io.prism' } }
      : standard(chain, 'Prism')
  return [brand, own]
}

/** Opens a kit of three chain families. `connected` maps families to wallets; the first is active. */
export async function openSeveralChains(
  open: Parameters<typeof openKit>[0] = undefined,
  input: Omit<NonNullable<Parameters<typeof openKit>[1]>, 'others' | 'connected' | 'prepare'> & {
    readonly connected?: readonly (readonly [TestChain, readonly [string, ...string[]]])[]
    readonly prepare?: (made: SeveralChains) => void
  } = {},
): Promise<SeveralChains> {
  const { connected = [], prepare, ...rest } = input
  const others = {
    solana: createAdapter(connectorsOf(solana), solana),
    bitcoin: createAdapter(connectorsOf(bitcoin), bitcoin),
  }
  const made = await openKit(open, {
    connectors: connectorsOf(evm),
    ...rest,
    options: { networks: [...evm.networks, ...solana.networks, ...bitcoin.networks], ...rest.options },
    others: [others.solana, others.bitcoin],
    prepare: opened => {
      const adapters = new Map([
        [evm, opened.adapter],
        [solana, others.solana],
        [bitcoin, others.bitcoin],
      ])
      for (const [chain, ids] of connected) adapters.get(chain)?.emitConnected({ connectorIds: ids })
      const [first] = connected
      if (first) opened.kit.chains.setActiveNamespace(first[0].namespace)
      prepare?.({ ...opened, ...others })
    },
  })
  return { ...made, ...others }
}
