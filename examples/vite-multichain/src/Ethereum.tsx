import { base } from '@openappkit/appkit/networks'
import { useAppKitAccount, useAppKitProvider } from '@openappkit/appkit/react'
import { createWalletClient, custom, parseEther } from 'viem'
import { Chain } from './Chain'

/** Signs and sends with the connected Ethereum wallet. */
export function Ethereum() {
  const { address } = useAppKitAccount({ namespace: 'eip155' })
  const { walletProvider } = useAppKitProvider('eip155')

  /** Returns viem's client of the connected wallet. */
  const client = () => {
    if (!walletProvider || !address) throw new Error('Connect a wallet first.')
    return createWalletClient({ account: address, transport: custom(walletProvider) })
  }
  const sign = async () => client().signMessage({ message: 'Hello' })
  const send = async () => client().sendTransaction({ chain: null, to: address, value: parseEther('0.0001') })

  return (
    <Chain
      name="Ethereum"
      namespace="eip155"
      other={base}
      isReady={walletProvider !== undefined}
      sign={sign}
      send={send}
    />
  )
}
