import type { FrameWalletSettings } from '@openappkit/contract/embedded'
import type { Vault } from '../../vault/Vault'
import type { ApprovalQueue } from '../approval/ApprovalQueue'
import type { HostStyle } from '../HostStyle'
import type { Screens } from '../Screens'
import type { SiteSettings } from '../site/SiteSettings'
import type { VaultSession } from '../VaultSession'
import type { CallHandlers } from './CallHandlers'

interface SettingsDependencies {
  readonly session: VaultSession
  readonly style: HostStyle
  readonly queue: ApprovalQueue
  site(): Promise<SiteSettings>
  vault(): Promise<Pick<Vault, 'devices'>>
  screens(): Promise<Screens>
  reload(): void
}

/** Calls about the look, the settings and the pages of the wallet. */
export function settingsCalls(dependencies: SettingsDependencies): CallHandlers {
  const { session, style, queue, site, screens, reload } = dependencies
  let isProtectOffered = false
  const prepare = async (): Promise<Screens> => {
    await session.account()
    return screens()
  }
  return {
    OPEN_PORT: async () => {
      const [{ build }, { status }] = await Promise.all([site(), session.ready()])
      return { build, status }
    },
    SYNC_THEME: theme => {
      style.setTheme(theme)
      return undefined
    },
    SYNC_DAPP_DATA: dapp => {
      style.setDapp(dapp)
      return undefined
    },
    GET_WALLET_SETTINGS: async () => {
      const settings = await walletSettings(dependencies)
      return isProtectOffered ? { ...settings, isNew: false } : settings
    },
    OPEN_PAGE: async ({ page }, { origin }) => {
      await queue.run(prepare, (shown, { signal }) => shown.openPage({ page, origin, signal }))
      return undefined
    },
    PROTECT: async (_, { origin }) => {
      isProtectOffered = true
      await queue.run(prepare, (shown, { signal }) => shown.protect({ origin, signal }))
      return undefined
    },
    UNLOCK: async (_, { origin }) => {
      await queue.run(prepare, (shown, { signal }) => shown.unlock({ origin, signal }))
      return undefined
    },
    RELOAD: () => {
      // The answer leaves first.
      setTimeout(reload, 0)
      return undefined
    },
  }
}

async function walletSettings({ session, site, vault }: SettingsDependencies): Promise<FrameWalletSettings> {
  const [{ custody, operator }, { status, account, isNew = false }] = await Promise.all([site(), session.ready()])
  const devices = account === undefined ? [] : await (await vault()).devices()
  const kinds = (['passkey', 'password'] as const).filter(kind => account?.paths.some(path => path.kind === kind))
  return {
    status,
    custody: account?.custody ?? custody,
    hasEscrow: account?.hasEscrow ?? false,
    operator,
    protectedBy: kinds,
    devices: devices.length,
    isNew: isNew && kinds.length === 0 && account?.custody === 'provisional',
  }
}
