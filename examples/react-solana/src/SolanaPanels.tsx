import { useAppKitAccount, useAppKitProvider } from '@openappkit/appkit/react'
import { SendPanel, SignPanel } from '@openappkit/e2e-kit/panels'
import { base58 } from '@scure/base'
import type { ReactNode } from 'react'
import { transferLamports } from './transferLamports'

/** Signs a message and sends a transfer with the connected wallet. The app sends through `rpcUrl`. */
export function SolanaPanels({ rpcUrl }: { rpcUrl: string }): ReactNode {
  const { address } = useAppKitAccount({ namespace: 'solana' })
  const { walletProvider } = useAppKitProvider('solana')
  if (!walletProvider || !address) return null
  return (
    <>
      <SignPanel
        sign={async message => base58.encode(await walletProvider.signMessage(new TextEncoder().encode(message)))}
      />
      <SendPanel
        unit="SOL"
        decimals={9}
        recipient=""
        send={(to, lamports) => transferLamports(walletProvider, rpcUrl, to, lamports)}
      />
    </>
  )
}
