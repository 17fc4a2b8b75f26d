import type { ChainSettings } from '../chains/ChainSettings'
import { matchesPattern } from '../projects/matchesPattern'
import type { Project } from '../projects/Project'

/** Decides on which chains a project's users may sign in. */
export class SignInChains {
  readonly #settings: ReadonlyMap<string, Pick<ChainSettings, 'test'>>

  /** @param settings The chains that this server reads, by CAIP-2 id. */
  constructor(settings: ReadonlyMap<string, Pick<ChainSettings, 'test'>>) {
    this.#settings = settings
  }

  /** Returns whether users may sign in on a chain. By default on every chain: a key proves its account wherever it signs. */
  takes({ signInChains }: Pick<Project, 'signInChains'>, chainId: string): boolean {
    return signInChains.length === 0 || signInChains.some(pattern => matchesPattern(chainId, pattern))
  }

  /**
   * Returns the chains whose contracts may sign in. By default those that aren't test chains: on a local chain anyone can set the code of any address, and on a testnet deploying at
   * an address costs nothing.
   */
  async ofContracts(project: Pick<Project, 'signInChains'>): Promise<readonly `eip155:${string}`[]> {
    // Loads with the first signature, as the verifier does.
    const { isTestChain } = await import('@openappkit/siwx/server')
    const isNamed = project.signInChains.length > 0
    return [...this.#settings].flatMap(([chainId, { test }]) => {
      const isTaken = isNamed ? this.takes(project, chainId) : !(test ?? isTestChain(chainId))
      return isTaken && isEvm(chainId) ? [chainId] : []
    })
  }
}

function isEvm(chainId: string): chainId is `eip155:${string}` {
  return chainId.startsWith('eip155:')
}
