import type { ReactNode } from 'react'
import { Image } from '../../elements/Image'
import { useTranslator } from '../../i18n/useTranslator'
import { ForwardIcon } from '../../icons/ForwardIcon'
import { useActiveChain } from '../../kit/useActiveChain'
import { useKit } from '../../kit/useKit'
import { useOptions } from '../../kit/useOptions'
import { useSnapshot } from '../../kit/useSnapshot'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import css from './NetworkButton.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

/**
 * Shows the current network and opens the list of networks, or shows `children` if the app sets `enableNetworkSwitch` to
 * false. Part `network-button`.
 */
export function NetworkButton({ children }: { readonly children?: ReactNode }): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  useSheet(sheet)
  const { namespaces } = useSnapshot(kit.chains.state)
  const network = useActiveChain()?.network
  const count = Object.values(namespaces).reduce((sum, { networks }) => sum + networks.length, 0)
  const name = network?.name ?? t('account.unknownNetwork')
  const { enableNetworkSwitch } = useOptions()
  if (enableNetworkSwitch === false) return children
  const content = (
    <>
      <Image src={network?.assets?.imageUrl} name={name} size="small" shape="circle" />
      <bdi className="network-button-name">{name}</bdi>
    </>
  )
  if (count <= 1 && network) return <span className="network-button">{content}</span>
  const choose = () => {
    kit.events.track('CLICK_NETWORKS')
    kit.router.push('Networks')
  }
  return (
    <button
      type="button"
      className="network-button"
      part="network-button"
      aria-label={t('account.chooseNetwork', { network: name })}
      onClick={choose}
    >
      {content}
      <ForwardIcon />
    </button>
  )
}
