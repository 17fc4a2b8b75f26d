import type { ReactNode } from 'react'
import { Image } from '../../elements/Image'
import { Text } from '../../elements/Text'
import { useTranslator } from '../../i18n/useTranslator'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useMessages } from '../messages/MessagesContext'

/** Number of wallets that show their picture. */
const pictured = 4
/** Number of wallets that are named if there are more. */
const named = 2

/** Shows the pictures of a few wallets that can scan the code, and says how many others can. Part `scanning-wallets`. */
export function ScanningWallets(): ReactNode {
  const kit = useKit()
  const { locale } = useTranslator()
  const { t } = useMessages()
  const { featured, recommended, wallets, start, count } = useSnapshot(kit.directory.state)
  const shown = new Map(
    [...featured, ...recommended, ...wallets].filter(isForPhones).map(wallet => [wallet.id, wallet] as const),
  )
  const scanning = [...shown.values()].slice(0, pictured)
  // While the directory loads, the row keeps its place.
  if (scanning.length === 0 && start.status !== 'loading') return null
  const total = count + featured.length
  const names = scanning.map(({ name }) => name)
  const listed = total > names.length ? [...names.slice(0, named), t('code.more', { count: total - named })] : names
  return (
    <div className="scanning-wallets" part="scanning-wallets">
      <div>
        {scanning.map(({ id, image_url, name }) => (
          <Image key={id} src={image_url} name={name} />
        ))}
      </div>
      <Text size="xs" tone="3" align="center">
        {new Intl.ListFormat(locale).formatToParts(listed).map(({ type, value }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are text and keep no state
          type === 'element' ? <bdi key={index}>{value}</bdi> : value,
        )}
      </Text>
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
