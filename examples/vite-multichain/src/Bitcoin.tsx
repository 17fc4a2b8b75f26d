import { bitcoinTestnet } from '@openappkit/appkit/networks'
import { useAppKitAccount, useAppKitProvider } from '@openappkit/appkit/react'
import { Chain } from './Chain'

/** Signs and sends with the connected Bitcoin wallet. */
export function Bitcoin() {
  const { address } = useAppKitAccount({ namespace: 'bip122' })
  const { walletProvider } = useAppKitProvider('bip122')

  const sign = async () => {
    if (!walletProvider || !address) throw new Error('Connect a wallet first.')
    return walletProvider.signMessage({ message: 'Hello', address })
  }
  const send = async () => {
    if (!walletProvider || !address) throw new Error('Connect a wallet first.')
    return walletProvider.sendTransfer({ recipient: address, amount: 1000n })
  }

  return (
    <Chain
      name="Bitcoin"
      namespace="bip122"
      other={bitcoinTestnet}
      isReady={walletProvider !== undefined}
      sign={sign}
      send={send}
    />
  )
}
