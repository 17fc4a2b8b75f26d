import type { CaipNetwork } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Image } from '../../elements/Image'
import { ListItem } from '../../elements/ListItem'
import { useKit } from '../../kit/useKit'

export interface NetworkRowProps {
  readonly network: CaipNetwork
  readonly selected: boolean
}

/** A network to go to. */
export function NetworkRow({ network, selected }: NetworkRowProps): ReactNode {
  const kit = useKit()
  return (
    <li>
      <ListItem
        title={network.name}
        icon={<Image src={network.assets?.imageUrl} name={network.name} shape="circle" />}
        selected={selected}
        onClick={() => kit.chooseNetwork(network)}
      />
    </li>
  )
}
