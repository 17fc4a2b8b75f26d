import { useAppKitAccount, useAppKitProvider } from '@openappkit/appkit/react'
import { SendPanel, SignPanel } from '@openappkit/e2e-kit/panels'
import type { ReactNode } from 'react'

/** Signs a message and sends a transfer with the connected wallet. */
export function BitcoinPanels(): ReactNode {
  const { address } = useAppKitAccount({ namespace: 'bip122' })
  const { walletProvider } = useAppKitProvider('bip122')
  if (!walletProvider || !address) return null
  return (
    <>
      <SignPanel sign={message => walletProvider.signMessage({ message, address })} />
      <SendPanel
        unit="BTC"
        decimals={8}
        recipient=""
        send={(recipient, amount) => walletProvider.sendTransfer({ recipient, amount })}
      />
    </>
  )
}
