import { createSignal, onCleanup } from 'solid-js'
import { kit } from './wallet'

/** Returns a signal of the account and its network, which updates until the component is removed. */
export function createAccount() {
  const read = () => ({ ...kit.getAccount('eip155'), network: kit.getCaipNetwork('eip155')?.name })
  const [account, setAccount] = createSignal(read())
  const update = () => setAccount(read())
  onCleanup(kit.subscribeAccount(update, 'eip155'))
  onCleanup(kit.subscribeNetwork(update))
  return account
}
