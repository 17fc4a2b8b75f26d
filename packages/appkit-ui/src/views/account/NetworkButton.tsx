import type { ReactNode } from 'react'
import { Image } from '../../elements/Image'
import { useTranslator } from '../../i18n/useTranslator'
import { ForwardIcon } from '../../icons/ForwardIcon'
import { useActiveChain } from '../../kit/useActiveChain'
import { useKit } from '../../kit/useKit'
import { useOptions } from '../../kit/useOptions'
import { useSnapshot } from '../../kit/useSnapshot'
import { PictureButton } from './PictureButton'

/**
 * Shows the current network and opens the list of networks, or shows `children` if the app sets `enableNetworkSwitch` to
 * false. Part `network-button`.
 */
export function NetworkButton({ children }: { readonly children?: ReactNode }): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const { namespaces } = useSnapshot(kit.chains.state)
  const network = useActiveChain()?.network
  const count = Object.values(namespaces).reduce((sum, { networks }) => sum + networks.length, 0)
  const name = network?.name ?? t('account.unknownNetwork')
  const { enableNetworkSwitch } = useOptions()
  if (enableNetworkSwitch === false) return children
  const isOnly = count <= 1 && network
  const choose = () => {
    kit.events.track('CLICK_NETWORKS')
    kit.router.push('Networks')
  }
  return (
    <PictureButton
      part="network-button"
      label={t('account.chooseNetwork', { network: name })}
      onClick={isOnly ? undefined : choose}
    >
      <Image src={network?.assets?.imageUrl} name={name} size="small" shape="circle" />
      <bdi className="picture-button-name">{name}</bdi>
      {!isOnly && <ForwardIcon />}
    </PictureButton>
  )
}
