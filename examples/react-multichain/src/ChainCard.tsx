import type { AppKitNetwork, ChainNamespace } from '@openappkit/appkit'
import { useAppKit, useAppKitAccount } from '@openappkit/appkit/react'
import { Facts } from '@openappkit/e2e-kit/panels'
import type { ReactNode } from 'react'

/** One chain family: its account and, once connected, its actions. */
export function ChainCard(props: {
  name: string
  namespace: ChainNamespace
  networks: readonly AppKitNetwork[]
  children: ReactNode
}): ReactNode {
  const { name, namespace, networks, children } = props
  const { open } = useAppKit()
  const { address, caipAddress, status, isConnected } = useAppKitAccount({ namespace })
  const reference = caipAddress?.split(':')[1]
  const network = networks.find(({ id }) => String(id) === reference)
  return (
    <section className="chain" aria-label={name}>
      <h2>{name}</h2>
      <Facts status={status ?? 'disconnected'} account={address} network={network?.name ?? reference} />
      {isConnected ? (
        children
      ) : (
        <button type="button" onClick={() => void open({ view: 'Connect', namespace })}>
          Connect {name}
        </button>
      )}
    </section>
  )
}
