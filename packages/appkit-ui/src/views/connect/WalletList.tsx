import { isMobile, type ModalKit, type WalletTag } from '@openappkit/appkit-core/modal'
import { type ReactNode, useEffect, useRef } from 'react'
import { subscribe } from 'valtio/vanilla'
import { Button } from '../../elements/Button'
import { IconTile } from '../../elements/IconTile'
import { Image } from '../../elements/Image'
import { ListItem } from '../../elements/ListItem'
import { Message } from '../../elements/Message'
import { Skeleton } from '../../elements/Skeleton'
import { Tag } from '../../elements/Tag'
import { useTranslator } from '../../i18n/useTranslator'
import { QrCodeIcon } from '../../icons/QrCodeIcon'
import { WalletIcon } from '../../icons/WalletIcon'
import { useKit } from '../../kit/useKit'
import { useShell } from '../../shell/ShellContext'
import { AllWalletsRow } from './AllWalletsRow'
import { chooseWallet, type OpenInTap } from './chooseWallet'
import type { ListedRows } from './useWalletRows'

const tags = {
  recent: { key: 'connect.tagRecent', tone: 'accent' },
  installed: { key: 'connect.tagInstalled', tone: 'neutral' },
  connected: { key: 'connect.tagConnected', tone: 'positive' },
  qrCode: { key: 'connect.tagQrCode', tone: 'accent' },
  multichain: { key: 'connect.tagMultichain', tone: 'neutral' },
} as const satisfies Record<WalletTag, unknown>

export interface WalletListProps {
  readonly list: ListedRows
  readonly disabled: boolean
  /** Loads what opens a wallet's app in the tap itself. Called on phones alone. */
  readonly loadOpenInTap: (kit: ModalKit) => Promise<OpenInTap>
}

/** Every wallet that can be used here, a few that could be, and the way to all others. */
export function WalletList({ list, disabled, loadOpenInTap }: WalletListProps): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const openInTap = useOpenInTap(loadOpenInTap)
  const { views } = useShell()
  // The view of a wallet's request loads once a row is about to be chosen.
  const prefetch = () => views.prefetch('ConnectingExternal')
  const { rows, pending, all, isPaired } = list
  if (rows.length + pending === 0 && !all) {
    return (
      <Message
        media={<IconTile icon={<WalletIcon />} size="large" />}
        title={t('connect.none')}
        detail={t('connect.noneDetail')}
      >
        <Button variant="primary" onClick={() => kit.router.push('GetWallet')}>
          {t('connect.getWallet')}
        </Button>
      </Message>
    )
  }
  return (
    <ul onPointerOver={prefetch} onKeyDown={prefetch}>
      {rows.map(row => {
        const { connector, wallet, tag, name, key } = row
        const isCode = connector?.type === 'WALLET_CONNECT'
        return (
          <li key={key}>
            <ListItem
              title={name}
              detail={connector || wallet?.mobile_link ? undefined : t('connect.notInstalled')}
              icon={
                <Image
                  src={row.imageUrl}
                  name={name}
                  icon={isCode ? <QrCodeIcon /> : connector?.type === 'INJECTED' ? <WalletIcon /> : undefined}
                />
              }
              trailing={tag && <Tag tone={tags[tag].tone}>{t(tags[tag].key)}</Tag>}
              chevron={!connector}
              disabled={disabled || (isPaired && (isCode || !connector))}
              onClick={() => chooseWallet(kit, row, openInTap.current)}
            />
          </li>
        )
      })}
      {pending > 0 && (
        <li aria-hidden="true">
          <Skeleton rows={pending} />
        </li>
      )}
      {all && <AllWalletsRow tag={all.tag} disabled={disabled || isPaired} />}
    </ul>
  )
}

/** On a phone a wallet's app must be opened in the tap itself, so what does that is loaded, and the pairing made, before. */
function useOpenInTap(loadOpenInTap: WalletListProps['loadOpenInTap']) {
  const kit = useKit()
  const { isEmbedded } = useShell()
  const open = useRef<OpenInTap>(undefined)
  useEffect(() => {
    const page = kit.environment.window
    if (!page || !isMobile(page) || !kit.context.walletConnect) return
    const load = () =>
      loadOpenInTap(kit).then(
        openInTap => {
          open.current = openInTap
        },
        () => {}, // The view that is shown instead loads it again, and says so when it can't.
      )
    // A list that was rendered ahead starts no pairing before it is shown.
    return isEmbedded ? void load() : whenOpen(kit, load)
  }, [kit, isEmbedded, loadOpenInTap])
  return open
}

/** Runs `task` once the modal is open. Returns what calls it off. */
function whenOpen({ modal }: ModalKit, task: () => void): () => void {
  const look = () => {
    if (!modal.state.open) return
    stop()
    task()
  }
  const stop = subscribe(modal.state, look)
  look()
  return stop
}
