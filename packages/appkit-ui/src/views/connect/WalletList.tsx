import { isMobile, type ModalKit, type WalletRow } from '@openappkit/appkit-core/modal'
import { type ReactNode, useEffect, useRef } from 'react'
import { subscribe } from 'valtio/vanilla'
import { Button } from '../../elements/Button'
import { IconTile } from '../../elements/IconTile'
import { Image } from '../../elements/Image'
import { ListItem } from '../../elements/ListItem'
import { Message } from '../../elements/Message'
import { Skeleton } from '../../elements/Skeleton'
import { Tag } from '../../elements/Tag'
import type { Translate } from '../../i18n/Translator'
import { useTranslator } from '../../i18n/useTranslator'
import { QrCodeIcon } from '../../icons/QrCodeIcon'
import { WalletIcon } from '../../icons/WalletIcon'
import { useKit } from '../../kit/useKit'
import type { en } from '../../locales/en'
import { useShell } from '../../shell/ShellContext'
import { AllWalletsRow } from './AllWalletsRow'
import { chooseWallet, type OpenInTap } from './chooseWallet'
import type { ListedRows } from './useWalletRows'

export interface WalletListProps {
  readonly list: ListedRows
  readonly disabled: boolean
  /** Loads the function that opens a wallet's app within the tap. Called only on phones. */
  readonly loadOpenInTap: (kit: ModalKit) => Promise<OpenInTap>
}

/** Lists installed wallets, a few others, and a row that opens the directory. */
export function WalletList({ list, disabled, loadOpenInTap }: WalletListProps): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const openInTap = useOpenInTap(loadOpenInTap)
  const { views } = useShell()
  // Loads the view of a wallet's request when the user is about to select a row.
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
          {t('title.GetWallet')}
        </Button>
      </Message>
    )
  }
  return (
    <ul aria-label={t('title.ProfileWallets')} onPointerOver={prefetch} onKeyDown={prefetch}>
      {rows.map(row => {
        const { connector, tag, name, key } = row
        const isCode = connector?.type === 'WALLET_CONNECT'
        return (
          <li key={key}>
            <ListItem
              title={name}
              detail={detailOf(row, kit, t)}
              icon={
                <Image
                  src={row.imageUrl}
                  name={name}
                  icon={isCode ? <QrCodeIcon /> : connector?.type === 'INJECTED' ? <WalletIcon /> : undefined}
                />
              }
              trailing={
                tag === 'connected' ? (
                  <Tag tone="positive">{t('connect.tagConnected')}</Tag>
                ) : (
                  tag === 'recent' && <Tag tone="accent">{t('connect.tagRecent')}</Tag>
                )
              }
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

function isOnPhone({ environment: { window } }: ModalKit): boolean {
  return window !== undefined && isMobile(window)
}

/** Returns a row's second line: how the wallet connects. On a phone, a wallet with an app has none. */
function detailOf({ connector, wallet }: WalletRow, kit: ModalKit, t: Translate<typeof en>): string | undefined {
  if (connector ? connector.type === 'WALLET_CONNECT' : wallet?.mobile_link && kit.context.walletConnect)
    return isOnPhone(kit) ? undefined : t('connect.scan')
  if (connector?.type === 'EXTERNAL') return undefined
  return t(connector ? 'connect.installed' : 'connect.notInstalled')
}

/**
 * Loads the function that opens wallet apps and prepares the pairing ahead of time. A phone opens an app only within
 * the tap itself.
 */
function useOpenInTap(loadOpenInTap: WalletListProps['loadOpenInTap']) {
  const kit = useKit()
  const { isEmbedded } = useShell()
  const open = useRef<OpenInTap>(undefined)
  useEffect(() => {
    if (!isOnPhone(kit) || !kit.context.walletConnect) return
    const load = () =>
      loadOpenInTap(kit).then(
        openInTap => {
          open.current = openInTap
        },
        () => {}, // The next view loads the code again and shows a failure.
      )
    // A list that was rendered ahead starts no pairing before it is visible.
    return isEmbedded ? void load() : whenOpen(kit, load)
  }, [kit, isEmbedded, loadOpenInTap])
  return open
}

/** Runs `task` once the modal is open. Returns a function that cancels it. */
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
