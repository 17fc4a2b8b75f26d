import type { ChainSettings } from '../chains/ChainSettings'
import { matchesPattern } from '../projects/matchesPattern'
import type { Project } from '../projects/Project'

/** Decides on which chains a project's users can sign in. */
export class SignInChains {
  readonly #settings: ReadonlyMap<string, Pick<ChainSettings, 'test'>>

  /** @param settings The chains that this server reads, by CAIP-2 id. */
  constructor(settings: ReadonlyMap<string, Pick<ChainSettings, 'test'>>) {
    this.#settings = settings
  }

  /**
   * Returns whether users can sign in on a chain. By default, they can sign in on every chain, because a key proves
   * ownership of its account on all of them.
   */
  takes({ signInChains }: Pick<Project, 'signInChains'>, chainId: string): boolean {
    return signInChains.length === 0 || signInChains.some(pattern => matchesPattern(chainId, pattern))
  }

  /**
   * Returns the EVM chains on which contract accounts can sign in. By default, all except test chains: on a local
   * chain, anyone can set the code of any address, and on a testnet, deployments are free.
   */
  async ofContracts(project: Pick<Project, 'signInChains'>): Promise<readonly `eip155:${string}`[]> {
    // Loaded only when a user signs in, like the verifier.
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
