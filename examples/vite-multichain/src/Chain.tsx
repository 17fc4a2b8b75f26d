import type { AppKitNetwork, ChainNamespace } from '@openappkit/appkit'
import { useAppKit, useAppKitAccount, useAppKitNetwork, useDisconnect } from '@openappkit/appkit/react'
import { useState } from 'react'
import { networks } from './wallet'

interface ChainProps {
  readonly name: string
  readonly namespace: ChainNamespace
  /** The network that the user can switch to. */
  readonly other: AppKitNetwork
  /** Whether the wallet is connected. After a reload, the kit knows the account before that. */
  readonly isReady: boolean
  readonly sign: () => Promise<string>
  readonly send: () => Promise<string>
}

/** Shows the account of one chain, and what an app does with it. */
export function Chain({ name, namespace, other, isReady, sign, send }: ChainProps) {
  const { open } = useAppKit()
  const { address, caipAddress } = useAppKitAccount({ namespace })
  const { switchNetwork } = useAppKitNetwork()
  const { disconnect } = useDisconnect()
  const [result, setResult] = useState('')

  /** Shows what an action resolves with, or why it failed. */
  const show = (action: Promise<string>) => action.catch((error: Error) => error.message).then(setResult)

  const network = networks.find(({ id }) => caipAddress?.split(':')[1] === String(id))
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      {address ? (
        <>
          <p>
            {address} on {network?.name}
          </p>
          <fieldset disabled={!isReady}>
            <button onClick={() => show(sign())}>Sign</button>
            <button onClick={() => show(send())}>Send</button>
            <button onClick={() => switchNetwork(other)}>Switch to {other.name}</button>
            <button onClick={() => disconnect({ namespace })}>Disconnect</button>
          </fieldset>
          <output>{result}</output>
        </>
      ) : (
        <>
          <p>Not connected</p>
          <button onClick={() => open({ view: 'Connect', namespace })}>Connect</button>
        </>
      )}
    </section>
  )
}
