import { onScopeDispose, readonly, shallowRef } from 'vue'
import { kit } from './wallet'

/** Returns the account and its network, and updates them until the component unmounts. */
export function useAccount() {
  const read = () => ({ ...kit.getAccount('eip155'), network: kit.getCaipNetwork('eip155')?.name })
  const account = shallowRef(read())
  const update = () => {
    account.value = read()
  }
  onScopeDispose(kit.subscribeAccount(update, 'eip155'))
  onScopeDispose(kit.subscribeNetwork(update))
  return readonly(account)
}
