'use client'

import type { ReactNode } from 'react'
import { useChainId, useConnection } from 'wagmi'

/** Shows the account that wagmi's hooks return. */
export function WagmiAccount(): ReactNode {
  const { address, isConnected, status, chainId } = useConnection()
  const configChainId = useChainId()
  return (
    <dl>
      <dt>Account</dt>
      <dd data-testid="wagmi-account">{address ?? 'none'}</dd>
      <dt>Status</dt>
      <dd data-testid="wagmi-status">{status}</dd>
      <dt>Connected</dt>
      <dd>{isConnected ? 'yes' : 'no'}</dd>
      <dt>Chain</dt>
      <dd>{`${chainId ?? 'none'} of ${configChainId}`}</dd>
    </dl>
  )
}
