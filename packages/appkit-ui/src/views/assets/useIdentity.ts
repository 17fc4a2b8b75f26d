import { accountKey, IdentityController, type IdentityState } from '@openappkit/appkit-core/portfolio'
import { useEffect } from 'react'
import { useKit } from '../../kit/useKit'
import { useSelection } from '../../kit/useSelection'
import { useAccountOnNetwork } from './useAccountOnNetwork'

/** Returns the active account's name and avatar, if known. */
export function useIdentity(): Extract<IdentityState, { status: 'known' }>['identity'] | undefined {
  const identities = useKit().controller(IdentityController)
  const account = useAccountOnNetwork()
  const key = account && accountKey(account)
  const state = useSelection(identities.state, ({ identities }) => (key ? identities[key] : undefined))
  useEffect(() => {
    // The state contains the outcome.
    if (account) void identities.load(account)
  }, [identities, account])
  return state?.status === 'known' ? state.identity : undefined
}
