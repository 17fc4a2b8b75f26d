import { base } from '@openappkit/appkit/networks'
import { useAppKitAccount, useAppKitNetwork, useAppKitProvider, useDisconnect } from '@openappkit/appkit/solid'
import { createSignal, Show } from 'solid-js'
import { createWalletClient, custom, parseEther } from 'viem'

/** Shows the account, and what an app does with it. */
export function Account() {
  const account = useAppKitAccount({ namespace: 'eip155' })
  const network = useAppKitNetwork()
  const wallet = useAppKitProvider('eip155')
  const { disconnect } = useDisconnect()
  const [result, setResult] = createSignal('')

  /** Returns viem's client of the connected wallet. */
  const client = () => {
    const { address } = account()
    const { walletProvider } = wallet()
    if (!walletProvider || !address) throw new Error('Connect a wallet first.')
    return createWalletClient({ account: address, transport: custom(walletProvider) })
  }
  const sign = async () => client().signMessage({ message: 'Hello' })
  const send = async () => {
    const { account: from, sendTransaction } = client()
    return sendTransaction({ chain: null, to: from.address, value: parseEther('0.0001') })
  }

  /** Shows what an action resolves with, or why it failed. */
  const show = (action: Promise<string>) => action.catch((error: Error) => error.message).then(setResult)

  return (
    <Show when={account().address} fallback={<p>Not connected</p>}>
      <p>
        {account().address} on {network().caipNetwork?.name}
      </p>
      {/* After a reload, the kit knows the account before the wallet has reconnected. */}
      <fieldset disabled={!wallet().walletProvider}>
        <button onClick={() => show(sign())}>Sign</button>
        <button onClick={() => show(send())}>Send</button>
        <button onClick={() => network().switchNetwork(base)}>Switch to Base</button>
        <button onClick={() => disconnect()}>Disconnect</button>
      </fieldset>
      <output>{result()}</output>
    </Show>
  )
}
