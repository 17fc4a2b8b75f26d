import { defineAppKitElements } from '@openappkit/appkit/elements'
import { base } from '@openappkit/appkit/networks'
import { parseEther } from 'viem'
import { kit, walletClient } from './wallet'

defineAppKitElements(kit)

function showAccount() {
  const { address, isConnected } = kit.getAccount('eip155')
  const text = address ? `${address} on ${kit.getCaipNetwork('eip155')?.name}` : 'Not connected'
  document.querySelector('#account')?.replaceChildren(text)
  // After a reload, the kit knows the account before the wallet has reconnected.
  document.querySelector('#actions')?.toggleAttribute('disabled', !isConnected)
}

kit.subscribeAccount(showAccount)
kit.subscribeNetwork(showAccount)
showAccount()

/** Runs an action when the user presses a button. Shows what the action resolves with, or why it failed. */
function onClick(button: string, action: () => Promise<unknown>) {
  document.querySelector(button)?.addEventListener('click', async () => {
    const result = await action().catch((error: Error) => error.message)
    document.querySelector('#result')?.replaceChildren(String(result ?? ''))
  })
}

onClick('#sign', async () => (await walletClient()).signMessage({ message: 'Hello' }))
onClick('#send', async () => {
  const client = await walletClient()
  return client.sendTransaction({ chain: null, to: client.account.address, value: parseEther('0.0001') })
})
onClick('#switch', () => kit.switchNetwork(base))
onClick('#disconnect', () => kit.disconnect())
