import { base } from '@openappkit/appkit/networks'
import { createSignal, Show } from 'solid-js'
import { parseEther } from 'viem'
import { createAccount } from './createAccount'
import { kit, walletClient } from './wallet'

async function sign() {
  return (await walletClient()).signMessage({ message: 'Hello' })
}

async function send() {
  const client = await walletClient()
  return client.sendTransaction({ chain: null, to: client.account.address, value: parseEther('0.0001') })
}

/** Shows the account, and what an app does with it. */
export function Account() {
  const account = createAccount()
  const [result, setResult] = createSignal('')

  /** Shows what an action resolves with, or why it failed. */
  const show = (action: Promise<string>) => action.catch((error: Error) => error.message).then(setResult)

  return (
    <Show when={account().address} fallback={<p>Not connected</p>}>
      <p>
        {account().address} on {account().network}
      </p>
      {/* After a reload, the kit knows the account before the wallet has reconnected. */}
      <fieldset disabled={!account().isConnected}>
        <button onClick={() => show(sign())}>Sign</button>
        <button onClick={() => show(send())}>Send</button>
        <button onClick={() => kit.switchNetwork(base)}>Switch to Base</button>
        <button onClick={() => kit.disconnect()}>Disconnect</button>
      </fieldset>
      <output>{result()}</output>
    </Show>
  )
}
