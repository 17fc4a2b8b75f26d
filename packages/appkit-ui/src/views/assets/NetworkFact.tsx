import type { CaipNetwork } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Image } from '../../elements/Image'

/** Shows a network's picture and name. */
export function NetworkFact({ network: { assets, name } }: { readonly network: CaipNetwork }): ReactNode {
  return (
    <>
      <Image src={assets?.imageUrl} name={name} size="small" shape="circle" />
      <bdi>{name}</bdi>
    </>
  )
}
