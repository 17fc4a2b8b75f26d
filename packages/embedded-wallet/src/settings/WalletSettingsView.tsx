import {
  Button,
  defineSheet,
  Icon,
  type IconDrawing,
  IconTile,
  ListItem,
  Message,
  Notice,
  Skeleton,
  type Translate,
  type Translator,
  useCatalog,
  useKit,
  useSheet,
  useSnapshot,
  ViewSkeleton,
} from '@openappkit/appkit-ui/elements'
import type { FrameWalletSettings, WalletPageName } from '@openappkit/contract/embedded'
import { type ReactNode, useEffect } from 'react'
import { shortEmail } from '../login/shortEmail'
import { failureText } from '../modal/failureText'
import { devicesIcon, keyIcon, shieldIcon, unlockIcon } from '../modal/icons'
import type { walletEn } from '../modal/locales/wallet.en'
import { mailIcon } from '../modal/mailIcon'
import { WalletTexts } from '../modal/WalletTexts'
import { custodyText } from './custodyText'
import css from './Settings.css?inline'
import { type SettingsState, WalletSettings } from './WalletSettings'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Settings of the embedded wallet: who can open it, and what protects it. Parts `wallet-settings`, `wallet-custody`. */
export function WalletSettingsView(): ReactNode {
  const controller = useKit().controller(WalletSettings)
  const value = useSnapshot(controller.state).value as SettingsState
  const translator = useCatalog(WalletTexts)
  useSheet(sheet)
  useEffect(() => void controller.refresh(), [controller])
  if (!translator) return <ViewSkeleton hasMessages />
  const { t } = translator
  if (value.status === 'loading') return <Skeleton rows={4} />
  if (value.status === 'failed')
    return (
      <Message title={t('settingsFailed')} detail={failureText(t, value.error)} role="alert">
        <Button variant="primary" onClick={() => void controller.refresh()}>
          {t('tryAgain')}
        </Button>
      </Message>
    )
  return <Settings translator={translator} settings={value.settings} email={value.email} />
}

interface SettingsProps {
  readonly translator: Translator<typeof walletEn>
  readonly settings: FrameWalletSettings
  readonly email: string | undefined
}

function Settings({ translator: { t }, settings, email }: SettingsProps): ReactNode {
  const kit = useKit()
  const custody = custodyText(t, settings)
  return (
    <div className="wallet-settings" part="wallet-settings">
      <div className="wallet-custody" part="wallet-custody">
        <Notice tone={custody.isCaution ? 'caution' : 'neutral'}>{custody.text}</Notice>
      </div>
      <ul>
        {settings.status === 'locked' && <UnlockRow t={t} />}
        <PageRow page="protect" title={t('protect')} detail={protection(t, settings)} icon={shieldIcon} />
        <PageRow
          page="devices"
          title={t('devices')}
          detail={t('deviceCount', { count: settings.devices })}
          icon={devicesIcon}
        />
        <li>
          <ListItem
            title={t('email')}
            detail={email === undefined ? t('notAvailable') : shortEmail(email)}
            icon={<IconTile icon={<Icon {...mailIcon} />} />}
            chevron
            onClick={() => kit.router.push('UpdateEmailWallet')}
          />
        </li>
        <PageRow page="export" title={t('export')} detail={t('exportDetail')} icon={keyIcon} />
      </ul>
    </div>
  )
}

/** Renders a row that unlocks the wallet in its frame. */
function UnlockRow({ t }: { readonly t: Translate<typeof walletEn> }): ReactNode {
  const controller = useKit().controller(WalletSettings)
  return (
    <li>
      <ListItem
        title={t('unlock')}
        detail={t('unlockDetail')}
        icon={<IconTile icon={<Icon {...unlockIcon} />} tone="accent" />}
        chevron
        onClick={() => void controller.unlock()}
      />
    </li>
  )
}

interface PageRowProps {
  readonly page: WalletPageName
  readonly title: string
  readonly detail: string
  readonly icon: IconDrawing
}

/** Renders a row that opens a page of the wallet in its own window. */
function PageRow({ page, title, detail, icon }: PageRowProps): ReactNode {
  const controller = useKit().controller(WalletSettings)
  return (
    <li>
      <ListItem
        title={title}
        detail={detail}
        icon={<IconTile icon={<Icon {...icon} />} />}
        chevron
        onClick={() => void controller.open(page)}
      />
    </li>
  )
}

function protection(t: Translate<typeof walletEn>, { protectedBy }: FrameWalletSettings): string {
  const hasPasskey = protectedBy.includes('passkey')
  const hasPassword = protectedBy.includes('password')
  if (hasPasskey && hasPassword) return t('protectBoth')
  if (hasPasskey) return t('protectPasskey')
  return t(hasPassword ? 'protectPassword' : 'protectNone')
}
