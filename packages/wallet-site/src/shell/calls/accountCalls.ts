import type { FrameChainId, FrameUser } from '@openappkit/contract/embedded'
import type { Vault } from '../../vault/Vault'
import { type ActiveChains, caipOf, frameChainIdOf, namespaceOf } from '../ActiveChains'
import type { VaultSession } from '../VaultSession'
import type { CallHandlers } from './CallHandlers'

interface AccountDependencies {
  readonly session: VaultSession
  chains(): Promise<ActiveChains>
  vault(): Promise<Pick<Vault, 'signOut'>>
  /** Rejects the requests that wait for an approval. */
  abort(): void
}

/** Calls about the user. Each account is a plain key: there are no smart accounts. */
export function accountCalls({ session, chains, vault, abort }: AccountDependencies): CallHandlers {
  const getUser = async (chainId: FrameChainId | undefined): Promise<FrameUser> => {
    const networks = await chains()
    const chain = chainId === undefined ? networks.last : caipOf(chainId)
    const address = await session.address(namespaceOf(chain))
    const { email } = await session.account()
    networks.select(chain)
    return {
      email,
      address,
      chainId: frameChainIdOf(chain),
      accounts: [{ address, type: 'eoa' }],
      smartAccountDeployed: false,
      preferredAccountType: 'eoa',
    }
  }
  return {
    GET_USER: payload => getUser(payload?.chainId),
    IS_CONNECTED: async () => {
      const { account } = await session.ready()
      return { isConnected: account !== undefined && account.addresses.length > 0 }
    },
    SET_PREFERRED_ACCOUNT: async () => ({ type: 'eoa', address: await session.address('eip155') }),
    SIGN_OUT: async () => {
      abort()
      await (await vault()).signOut()
      return undefined
    },
  }
}
