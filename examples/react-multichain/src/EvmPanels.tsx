import { useAppKitAccount, useAppKitProvider } from '@openappkit/appkit/react'
import { SendPanel, SignPanel } from '@openappkit/e2e-kit/panels'
import type { ReactNode } from 'react'
import { getAddress, numberToHex, stringToHex } from 'viem'

/** Signs a message and sends a transfer with the connected wallet. */
export function EvmPanels(): ReactNode {
  const { address: from } = useAppKitAccount({ namespace: 'eip155' })
  const { walletProvider } = useAppKitProvider('eip155')
  if (!walletProvider || !from) return null
  return (
    <>
      <SignPanel
        sign={message => walletProvider.request({ method: 'personal_sign', params: [stringToHex(message), from] })}
      />
      <SendPanel
        unit="ETH"
        decimals={18}
        recipient="0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
        send={async (to, wei) =>
          walletProvider.request({
            method: 'eth_sendTransaction',
            params: [{ from, to: getAddress(to), value: numberToHex(wei) }],
          })
        }
      />
    </>
  )
}
