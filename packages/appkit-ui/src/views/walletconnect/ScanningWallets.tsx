import type { ReactNode } from 'react'
import { Image } from '../../elements/Image'
import { useTranslator } from '../../i18n/useTranslator'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useMessages } from '../messages/MessagesContext'

/** Number of wallets that stand for all others. */
const shownWallets = 4

/** Shows the pictures of a few wallets that can scan the code. Part `scanning-wallets`. */
export function ScanningWallets(): ReactNode {
  const kit = useKit()
  const { locale } = useTranslator()
  const { t } = useMessages()
  const { featured, recommended, wallets, start } = useSnapshot(kit.directory.state)
  const shown = new Map(
    [...featured, ...recommended, ...wallets].filter(isForPhones).map(wallet => [wallet.id, wallet] as const),
  )
  const scanning = [...shown.values()].slice(0, shownWallets)
  // While the directory loads, the row keeps its place.
  if (scanning.length === 0 && start.status !== 'loading') return null
  const names = new Intl.ListFormat(locale).format(scanning.map(({ name }) => name))
  return (
    <div
      className="scanning-wallets"
      part="scanning-wallets"
      {...(names && { role: 'img', 'aria-label': t('code.wallets', { wallets: names }) })}
    >
      {scanning.map(({ id, image_url, name }) => (
        <Image key={id} src={image_url} name={name} />
      ))}
    </div>
  )
}

function isForPhones({
  image_url,
  mobile_link,
}: {
  image_url?: string | undefined
  mobile_link?: string | null | undefined
}): boolean {
  return Boolean(image_url && mobile_link)
}
